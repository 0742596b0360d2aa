import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addSlashes,
  computeAge,
  computeAgeMonths,
  toCalendarDate,
  formatDate,
  formatDateTime,
  formatMoment,
  formatLongDate,
  formatRelative,
  formatShortDay,
  formatWireDate,
  parseWireDate,
  getIndianDayStart,
  toIndianDay,
  toDisplayDate,
} from './date';

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

test.each(['2023-02-29', '1990-3-5', '05/03/1990', '2020-01-01T00:00:00Z', ''])(
  '%j is no day on the wire',
  (text) => {
    expect(parseWireDate(text)).toBeNull();
    expect(toDisplayDate(text)).toBeNull();
  },
);

describe('computeAge', () => {
  test.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['1990-06-15', '2026-12-31', 36],
    ['1990-06-15', '2026-01-31', 35],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2004-02-29', '2024-02-29', 20],
    ['2030-01-01', '2026-01-01', -4],
  ])('born %s, on %s', (birth, on, expected) => {
    const [born, day] = [parseWireDate(birth), parseWireDate(on)];
    expect(born && day && computeAge(born, day)).toBe(expected);
  });

  test.each([
    ['1990-06-15', '2026-06-14', 35 * 12 + 11],
    ['1990-06-15', '2026-06-15', 36 * 12],
    ['1990-06-15', '2026-07-14', 36 * 12],
    ['1990-01-31', '2026-02-28', 36 * 12],
    ['2004-02-29', '2022-02-28', 17 * 12 + 11],
  ])('in months, born %s, on %s', (birth, on, expected) => {
    const [born, day] = [parseWireDate(birth), parseWireDate(on)];
    expect(born && day && computeAgeMonths(born, day)).toBe(expected);
  });

  test('in years is that in months, divided', () => {
    fc.assert(
      fc.property(days, days, (birth, day) => {
        expect(Math.floor(computeAgeMonths(birth, day) / 12)).toBe(computeAge(birth, day));
      }),
    );
  });

  test('never falls from one day to the next', () => {
    fc.assert(
      fc.property(days, days, days, (birth, one, other) => {
        const [earlier, later] = [one, other].toSorted((a, b) =>
          formatWireDate(a).localeCompare(formatWireDate(b)),
        );
        expect(earlier && later && computeAge(birth, later) >= computeAge(birth, earlier)).toBe(
          true,
        );
      }),
    );
  });
});

test('a long date, and none for what is no day', () => {
  expect(formatLongDate('2026-03-05')).toBe('5 March 2026');
  expect(formatLongDate('2026-03-05', 'hi')).toBe('5 मार्च 2026');
  expect(formatLongDate('2026-02-30')).toBe('');
  expect(formatShortDay('2026-03-05')).toBe('5 Mar');
  expect(formatShortDay('2026-03-05', 'hi')).toBe('5 मार्च');
});

test('times are told in India, whatever zone they are written in', () => {
  expect(formatDateTime('2026-03-05T20:00:00Z')).toBe('6 Mar 2026, 1:30 am');
  expect(formatDateTime('2026-03-06T01:30:00+05:30')).toBe('6 Mar 2026, 1:30 am');
  expect(formatDate('2026-03-06')).toBe('6 Mar 2026');
  expect(formatDate('2026-03-06', 'hi')).toBe('6 मार्च 2026');
  expect(formatDate('2026-02-30')).toBe('');
  expect(formatDateTime('2026-03-05T20:00:00Z', 'hi')).toBe('6 मार्च 2026, रात 1:30');
  expect(formatDateTime('2026-03-06T11:05:00Z', 'hi')).toBe('6 मार्च 2026, शाम 4:35');
  expect(formatDateTime('soon')).toBe('');
  expect(formatMoment('2026-03-06T11:05:00Z')).toBe('6 Mar 2026, 4:35 pm');
  expect(formatMoment('2026-03-06T11:05:00Z', 'hi')).toBe('6 मार्च 2026 को शाम 4:35 बजे');
  expect(formatMoment('soon', 'hi')).toBe('');
  expect(toCalendarDate('2026-12-31T18:30:00Z')).toEqual({ year: 2027, month: 1, day: 1 });
  expect(toCalendarDate('2026-12-31T18:29:59Z')).toEqual({ year: 2026, month: 12, day: 31 });
});

describe('formatRelative', () => {
  // Noon of 15 March in India.
  const now = new Date('2026-03-15T06:30:00Z');

  test.each([
    ['2026-03-15T06:29:31Z', 'now', 'अब'],
    ['2026-03-15T06:25:00Z', '5 minutes ago', '5 मिनट पहले'],
    ['2026-03-15T05:30:00Z', '1 hour ago', '1 घंटे पहले'],
    ['2026-03-15T08:30:00Z', 'in 2 hours', '2 घंटे में'],
    ['2026-03-14T18:29:00Z', 'yesterday', '1 दिन पहले'],
    ['2026-03-13T06:30:00Z', '2 days ago', '2 दिन पहले'],
    ['2026-02-13T06:30:00Z', '30 days ago', '30 दिन पहले'],
    ['2026-02-12T06:30:00Z', 'last month', '1 माह पहले'],
    ['2025-09-15T06:30:00Z', '6 months ago', '6 माह पहले'],
    ['2024-03-01T06:30:00Z', '2 years ago', '2 वर्ष पहले'],
    ['not a time', '', ''],
  ])('%s', (at, english, hindi) => {
    expect(formatRelative(at, now)).toBe(english);
    expect(formatRelative(at, now, 'hi')).toBe(hindi);
  });
});

test('slashes are added while typing, and never twice', () => {
  expect(addSlashes('27', true)).toBe('27/');
  expect(addSlashes('27/03', true)).toBe('27/03/');
  expect(addSlashes('27//', true)).toBe('27/');
  expect(addSlashes('27', false)).toBe('27');
});

test('a day begins at midnight in India', () => {
  expect(getIndianDayStart('2026-03-01')).toBe('2026-02-28T18:30:00.000Z');
  expect(() => getIndianDayStart('2026-13-01')).toThrow(RangeError);
});

test('the day of an instant is the day in India, not the one in Greenwich', () => {
  expect(toIndianDay(new Date('2026-03-01T18:29:00Z'))).toBe('2026-03-01');
  expect(toIndianDay(new Date('2026-03-01T18:30:00Z'))).toBe('2026-03-02');
});

test.each([
  ['2026-11-20', 3, '2026-11-23'],
  ['2026-12-30', 3, '2027-01-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});
