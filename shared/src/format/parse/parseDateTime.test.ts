import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDateTime, toDisplayDateTime, toIndianDateTime } from '../date';
import { toWireDateTime } from './parseDateTime';

test.each([
  ['26/11/2026, 10:00 pm', '2026-11-26T22:00'],
  ['26/11/2026 10:00 PM', '2026-11-26T22:00'],
  ['26-11-2026 10pm', '2026-11-26T22:00'],
  ['26 Nov 2026, 12:00 am', '2026-11-26T00:00'],
  ['26 Nov 2026 12:05 p.m.', '2026-11-26T12:05'],
  ['26112026 09:15', '2026-11-26T09:15'],
  ['2026-11-26T14:30', '2026-11-26T14:30'],
  ['2026-11-26 14:30:59', '2026-11-26T14:30'],
  ['२६/११/२०२६ १४:३०', '2026-11-26T14:30'],
  ['26 नवंबर 2026, शाम 4:30', '2026-11-26T16:30'],
  ['26 नवंबर 2026, रात 12:30', '2026-11-26T00:30'],
  ['26/11/2026 रात 9:05', '2026-11-26T21:05'],
])('%j is %s', (text, wire) => {
  expect(toWireDateTime(text)).toBe(wire);
});

test.each([
  '',
  '26/11/2026',
  '10:00',
  '26/11/2026 10',
  '26/11/2026 24:00',
  '26/11/2026 14:30 pm',
  '26/11/2026 0:30 am',
  '26/11/2026 10:60',
  '31/11/2026 10:00',
  '26/11/2026 10:00 11:00',
  '26/11/2026 noon',
  '2026-11-26T14:30Z',
  '2026-11-26T14:30:00+05:30',
])('%j is no day and time', (text) => {
  expect(toWireDateTime(text)).toBeNull();
});

test('reads back every minute that an input or a screen writes, in both languages', () => {
  const instants = fc.date({
    min: new Date('1950-01-01T00:00:00Z'),
    max: new Date('2200-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      const wire = toIndianDateTime(instant.toISOString());
      expect(toWireDateTime(toDisplayDateTime(wire) ?? '')).toBe(wire);
      for (const language of ['en', 'hi'] as const)
        expect(toWireDateTime(formatDateTime(instant, language))).toBe(wire);
    }),
    { numRuns: 2000 },
  );
});
