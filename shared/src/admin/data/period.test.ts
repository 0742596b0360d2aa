import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../format';
import { validate } from '../../schema';
import { getPreviousPeriod, getPresetPeriod, periodSchema } from './period';

describe('presets', () => {
  test.each([
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last_7_days', '2026-02-23', '2026-03-01'],
    ['last_30_days', '2026-01-31', '2026-03-01'],
    ['this_month', '2026-03-01', '2026-03-01'],
    ['last_month', '2026-02-01', '2026-02-28'],
  ] as const)('%s', (preset, from, to) => {
    expect(getPresetPeriod(preset, '2026-03-01')).toEqual({ from, to });
  });
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));

test('the period before ends the day before and is as long', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 730 }), (from, more) => {
      const to = addDays(from, more);
      const before = getPreviousPeriod({ from, to });
      expect(before.to).toBe(addDays(from, -1));
      expect(addDays(before.from, more)).toBe(before.to);
    }),
  );
});

test.each([
  [{ from: '2026-02-01', to: '2026-03-01' }, {}],
  [{ from: '2026-03-01', to: '2026-03-01' }, {}],
  [{ from: '2026-03-01', to: '2026-02-28' }, { from: 'backwards' }],
  [{ from: '2026-02-01', to: '2026-03-02' }, { to: 'future' }],
  [{ from: '2026-04-01', to: '2026-03-02' }, { to: 'future' }],
  [{ from: '2024-03-01', to: '2026-03-01' }, {}],
  [{ from: '2024-02-29', to: '2026-03-01' }, { from: 'too_long' }],
  [{ from: '2026-02-30', to: '2026-03-01' }, { from: 'missing' }],
  [{ from: '', to: '2026-03-01' }, { from: 'missing' }],
  [{ from: '2026-02-01', to: '' }, { to: 'missing' }],
  [
    { from: '', to: '2026-02-30' },
    { from: 'missing', to: 'missing' },
  ],
])('%o: %o', (period, faults) => {
  const result = validate(periodSchema('2026-03-01'), period);
  const errors = result.ok ? {} : result.errors;
  expect(Object.entries(errors).map(([day, { key }]) => [day, key])).toEqual(
    Object.entries(faults).map(([day, fault]) => [day, `console.period.${fault}`]),
  );
});
