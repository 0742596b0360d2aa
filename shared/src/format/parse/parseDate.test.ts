import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDisplayDate,
  formatLongDate,
  formatWireDate,
  parseWireDate,
  toDisplayDate,
} from '../date';
import { findMonth } from './monthNames';
import { parseDate, parseDayNumber, toWireDate } from './parseDate';

const days = fc
  .date({
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => ({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  }));

describe('parseDate', () => {
  test.each([
    ['05/03/1990', '1990-03-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    [' 31/12/1999 ', '1999-12-31'],
    ['1/2/1990', '1990-02-01'],
    ['1.2.1990', '1990-02-01'],
    ['01 02 1990', '1990-02-01'],
    ['05-03-1990', '1990-03-05'],
    ['5 / 3 / 1990', '1990-03-05'],
    ['01021990', '1990-02-01'],
    ['1990-02-01', '1990-02-01'],
    ['1990/03/05', '1990-03-05'],
    ['०५/०३/१९९०', '1990-03-05'],
    ['26-11-2026', '2026-11-26'],
    ['26.11.2026', '2026-11-26'],
    ['26-Nov-2026', '2026-11-26'],
    ['26 Nov 2026', '2026-11-26'],
    ['26 november, 2026', '2026-11-26'],
    ['26 Sept 2026', '2026-09-26'],
    ['26Nov2026', '2026-11-26'],
    ['26-नव-2026', '2026-11-26'],
    ['२६ नवंबर २०२६', '2026-11-26'],
    ['26 नवम्बर 2026', '2026-11-26'],
    ['26 नव॰ 2026', '2026-11-26'],
    ['5 फ़रवरी 2026', '2026-02-05'],
    ['5 फरवरी 2026', '2026-02-05'],
    ['5 अक्तूबर 2026', '2026-10-05'],
    ['2026-11-26 14:30:00', '2026-11-26'],
    ['2026-11-26T00:00:00Z', '2026-11-26'],
    ['2026-11-26T14:30:00.000+05:30', '2026-11-26'],
    ['26-11-2026 14:30', '2026-11-26'],
    ['26/11/2026, 2:30 pm', '2026-11-26'],
    ['26\u201311\u20132026\u200B', '2026-11-26'],
    ["'26-11-2026", '2026-11-26'],
  ])('%j is %s', (text, wire) => {
    expect(toWireDate(text)).toBe(wire);
  });

  test.each([
    '29/02/2023',
    '29/02/1900',
    '31/04/2020',
    '32/01/2020',
    '00/01/2020',
    '01/00/2020',
    '01/13/2020',
    '2023-02-29',
    '05/03/90',
    '050390',
    '01/01/0999',
    '1990/03',
    '1/2/3/1990',
    '5 Marsh 1990',
    '5 Ma 1990',
    '31 April 1990',
    '31 अप्रैल 1990',
    '11/26/2026',
    '20261126',
    '46352',
    '26-11-2026 25:00',
    '26-11-2026 14:60',
    '26-11-2026 noon',
    '26 Nov 26',
    'Nov 2026',
    '05/03/1990x',
    'abc',
    '',
  ])('%j is no day', (text) => {
    expect(parseDate(text)).toBeNull();
    expect(toWireDate(text)).toBeNull();
  });

  test('reads back every day that either form writes', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(parseDate(formatDisplayDate(day))).toEqual(day);
        expect(parseDate(formatWireDate(day))).toEqual(day);
        expect(parseWireDate(formatWireDate(day))).toEqual(day);
        const wire = formatWireDate(day);
        expect(toWireDate(toDisplayDate(wire) ?? '')).toBe(wire);
      }),
    );
  });
});

test('a file takes a year of two digits as 20xx', () => {
  for (const text of ['26/11/26', '26-Nov-26', '26-11-26 14:30', '26 नव 26'])
    expect([text, toWireDate(text, { shortYears: true })]).toEqual([text, '2026-11-26']);
  for (const text of ['261126', '11/26/26', '29/02/26', '26-11-2', '26-11-026'])
    expect([text, toWireDate(text, { shortYears: true })]).toEqual([text, null]);
});

test('reads back every day in words, in both languages, with any separator and time', () => {
  const separator = fc.constantFrom('-', '/', '.', ' ', '\u2013', ' - ');
  const time = fc.constantFrom('', ' 09:05', ' 23:59:59', ', 4:30 pm', 'T00:00:00Z');
  fc.assert(
    fc.property(days, separator, time, (day, between, at) => {
      const wire = formatWireDate(day);
      expect(toWireDate(formatDisplayDate(day).replaceAll('/', between) + at)).toBe(wire);
      for (const language of ['en', 'hi'] as const)
        for (const format of [formatDate, formatLongDate])
          expect(toWireDate(format(wire, language) + at)).toBe(wire);
    }),
  );
});

test('the beginning of a name is a month only if it is long enough', () => {
  expect(['jan', 'JUNE', 'Sept', 'नव', 'मई', 'जू'].map(findMonth)).toEqual([1, 6, 9, 11, 5, 6]);
  expect(['', 'j', 'ju', 'ma', 'म', 'novemberx', 'x'].map(findMonth)).toEqual([
    0, 0, 0, 0, 0, 0, 0,
  ]);
});

test.each([
  [46_352, '2026-11-26'],
  [46_352.6, '2026-11-26'],
  [61, '1900-03-01'],
  [2_958_465, '9999-12-31'],
  [60, null],
  [0, null],
  [-1, null],
  [2_958_466, null],
  [20_261_126, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('day number %d is %s', (number, wire) => {
  expect(parseDayNumber(number)).toBe(wire);
});
