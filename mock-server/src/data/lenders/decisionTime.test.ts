import { formatDayAndTime } from '@marketplace/shared/format';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../clock';
import { getDecisionTime } from './decisionTime';

test('a lender decides at the next full hour in India after its hours', () => {
  const applied = '2026-11-27T09:32:11.000Z';
  expect(formatDayAndTime(getDecisionTime(applied, 26) ?? '')).toBe(
    'Saturday 28 November, 6:00 pm',
  );
  expect(formatDayAndTime(getDecisionTime(applied, 26) ?? '', 'hi')).toBe(
    'शनिवार 28 नवंबर, शाम 6:00 बजे',
  );
  for (const nothing of [null, undefined, 0]) expect(getDecisionTime(applied, nothing)).toBeNull();
});

test('the time is never earlier than stated, and less than an hour later', () => {
  const instants = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 2000 }), (at, hours) => {
      const late = Date.parse(getDecisionTime(new Date(at).toISOString(), hours) ?? '') - at;
      expect(late).toBeGreaterThanOrEqual(hours * HOUR_MS);
      expect(late).toBeLessThan((hours + 1) * HOUR_MS);
    }),
  );
});
