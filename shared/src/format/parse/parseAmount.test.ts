import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount, roundToPaisa } from './parseAmount';
import { parseNumber } from './parseNumber';

/** Writes digits in Devanagari. */
const toDevanagari = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

const groupings = [
  (digits: string) => digits,
  (digits: string) => digits.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ','),
  (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','),
];

describe('parseAmount', () => {
  test.each([
    ['180000', 180_000],
    ['1,80,000.00', 180_000],
    ['180,000', 180_000],
    ['9,99,99,99,999.99', 9_999_999_999.99],
    ['₹1,00,000', 100_000],
    ['₹ 3,70,000/-', 370_000],
    ['Rs. 3,20,000', 320_000],
    ['Rs3,20,000.50', 320_000.5],
    ['rs 500/-', 500],
    ['INR 300000', 300_000],
    ['रु 1,200', 1200],
    ['रु. 1,200.50', 1200.5],
    ['रू1,200', 1200],
    ['१,००,०००', 100_000],
    ['1E+05', 100_000],
    ['1.8E+05', 180_000],
    ['1e5', 100_000],
    ['2,90,000.', 290_000],
    ['.5', 0.5],
    ['\u00A0180000\u200B', 180_000],
    ["'180000", 180_000],
    ['-50,000', -50_000],
    ['₹ -50,000', -50_000],
    ['\u2212₹500', -500],
    ['0', 0],
  ])('%j is ₹%d', (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value });
  });

  test.each([
    '',
    '-',
    '₹',
    'much',
    '12,50',
    '1,80,00',
    '180.000,00',
    '1,,00,000',
    ',5000',
    '5000,',
    '1,2345',
    '12,3456',
    '1,23,4567',
    '0,123',
    '0x10',
    '0b11',
    '0o17',
    '+5000',
    'Infinity',
    'NaN',
    '(5,000)',
    '50 000',
    '5 0 0 0',
    '1.3 lakh',
    '3 lakh',
    '३ लाख',
    '3,20,000 Cr',
    '1.2.3',
    '5--',
    '--5',
    '-₹-5',
    '1e400',
    '12E+05',
    '1E-05',
    '500/',
    '5-',
    'Rsx 5',
    'रुपये 5',
    '=1+1',
  ])('%j is no number', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason: 'number' });
  });

  test.each(['666.666666666667', '2901.2395', '180.000', '₹1.005', '१.२३४'])(
    '%j has too many decimals',
    (text) => {
      expect(parseAmount(text)).toEqual({ ok: false, reason: 'decimals' });
    },
  );

  const paise = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const dress = fc.record({
    group: fc.constantFrom(...groupings),
    before: fc.constantFrom('', '₹', '₹ ', 'Rs.', 'Rs. ', 'rs ', 'INR ', 'रु ', 'रु.', ' \u200B'),
    after: fc.constantFrom('', '/-', ' /-', '\u00A0', '\u200E'),
    write: fc.constantFrom((text: string) => text, toDevanagari),
  });

  test('reads every amount in each grouping, script and dress', () => {
    fc.assert(
      fc.property(paise, dress, (amount, { group, before, after, write }) => {
        const whole = group(String(amount / 100n));
        const fraction = String(amount % 100n).padStart(2, '0');
        const text = before + write(`${whole}.${fraction}`) + after;
        expect(parseAmount(text)).toEqual({ ok: true, value: Number(amount) / 100 });
      }),
    );
  });

  test('reads no other groups', () => {
    const right = new Set<string>();
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{3,11}$/),
        fc.array(fc.nat(11), { minLength: 1, maxLength: 4 }),
        (digits, places) => {
          const written = Array.from(digits, (digit, at) =>
            places.includes(at) && at > 0 ? `,${digit}` : digit,
          ).join('');
          right.clear();
          for (const group of groupings) right.add(group(digits));
          expect(parseAmount(written).ok).toBe(right.has(written));
        },
      ),
    );
  });

  test('reads no amount out of a longer text', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.constantFrom(' lakh', ' crore', ' Cr', 'k', ' लाख', '%'),
        (n, unit) => {
          expect(parseAmount(`${n}${unit}`)).toEqual({ ok: false, reason: 'number' });
        },
      ),
    );
  });
});

test.each([
  [2901.2395, 2901.24],
  [666.666666666667, 666.67],
  [1.005, 1.01],
  [-1.005, -1.01],
  [0.1 + 0.2, 0.3],
  [300_000, 300_000],
  [1e-7, 0],
])('a computed %d is rounded to %d', (value, rounded) => {
  expect(roundToPaisa(value)).toBe(rounded);
});

test.each([
  ['17.125', 17.125],
  ['१२', 12],
  ['1,200', 1200],
  ['-3', -3],
  ['18%', null],
  ['1 200', null],
  ['₹5', null],
  ['', null],
  ['.', null],
])('parseNumber reads %j as %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});
