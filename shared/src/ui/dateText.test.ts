import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate, normalDate, typedDate } from './dateText';

test.each([
  ['1/2/1990', '01/02/1990'],
  ['1.2.1990', '01/02/1990'],
  ['01 02 1990', '01/02/1990'],
  ['01-02-1990', '01/02/1990'],
  ['01021990', '01/02/1990'],
  ['1990-02-01', '01/02/1990'],
  [' 27/03/1990 ', '27/03/1990'],
  ['२७/०३/१९९०', '27/03/1990'],
])('%j is meant as %s', (text, date) => {
  expect(normalDate(text)).toBe(date);
});

test.each(['', '27/03/90', '27 March 1990', '270390', '1/2/3/1990', 'abc'])(
  '%j is left as it was typed',
  (text) => {
    expect(normalDate(text)).toBe(text);
  },
);

test('a normal date stays as it is, and finds its day in the calendar', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10);
      const text = normalDate(iso);
      expect(normalDate(text)).toBe(text);
      expect(isoDate(text)).toBe(iso);
    }),
  );
  expect(isoDate('27/03/90')).toBe('');
});

test('slashes come by themselves while typing, and never twice', () => {
  expect(typedDate('27', true)).toBe('27/');
  expect(typedDate('27/03', true)).toBe('27/03/');
  expect(typedDate('27//', true)).toBe('27/');
  expect(typedDate('27', false)).toBe('27');
});
