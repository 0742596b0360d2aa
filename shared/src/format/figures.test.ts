import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatDecimal } from './formatters';
import { formatFilePart, formatFileSize, formatNumber, formatPercent } from './numbers';
import { formatRateText } from './rateText';
import { formatRupees, formatRupeesLong } from './rupees';
import { formatMonths, formatTenure } from './tenure';

test('numbers are written as Intl writes them', () => {
  const number = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.nat(1e9).map((cents) => cents / 100),
    // Ends in 5, which is rounded up.
    fc.nat(1e9).map((tens) => (tens * 10 + 5) / 10_000),
  );
  const decimals = fc.tuple(fc.nat(3), fc.nat(3)).map(([min, more]) => ({ min, max: min + more }));
  fc.assert(
    fc.property(number, decimals, fc.constantFrom('en', 'hi'), (value, { min, max }, language) => {
      fc.pre(!Object.is(value, -0));
      const options = { minimumFractionDigits: min, maximumFractionDigits: max };
      const expected = new Intl.NumberFormat(`${language}-IN-u-nu-latn`, options).format(value);
      expect(formatDecimal(value, language, { min, max })).toBe(expected);
    }),
  );
});

test('amounts and rates are rounded without Intl, whose first formatter keeps a phone busy', async () => {
  vi.resetModules();
  const [rupees, numbers] = await Promise.all([import('./rupees'), import('./numbers')]);
  const formatter = vi.spyOn(Intl, 'NumberFormat');
  expect(rupees.formatRupees(9820.37, 'en', 'never')).toBe('₹9,820');
  expect(rupees.formatRupees(13_066.5, 'hi', 'never')).toBe('₹13,067');
  expect(rupees.formatRupees(1234.005, 'en', 'always')).toBe('₹1,234.01');
  expect(numbers.formatPercent(34.949, 'en', { min: 1, max: 1 })).toBe('34.9%');
  expect(formatter).not.toHaveBeenCalled();
  formatter.mockRestore();
});

test.each([
  ['18% To 28%', '18% to 28%', '18% से 28%'],
  ['11.5% To 20%', '11.5% to 20%', '11.5% से 20%'],
  ['11.50 - 20.25%', '11.5% to 20.25%', '11.5% से 20.25%'],
  ['12%', '12%', '12%'],
  ['Ask at the branch', 'Ask at the branch', 'Ask at the branch'],
  ['', '', ''],
])('a rate on record, %j, as people write it', (text, english, hindi) => {
  expect(formatRateText(text)).toBe(english);
  expect(formatRateText(text, 'hi')).toBe(hindi);
});

describe('formatRupees', () => {
  test.each([
    [0, '₹0'],
    [-0.001, '₹0'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [12_34_567, '₹12,34,567'],
    [12_34_567.5, '₹12,34,567.50'],
    [0.994, '₹0.99'],
    [10_00_00_000, '₹10,00,00,000'],
    [-1500, '-₹1,500'],
  ])('%d', (rupees, expected) => {
    expect(formatRupees(rupees)).toBe(expected);
    expect(formatRupees(rupees, 'hi')).toBe(expected);
  });

  test('paise as asked', () => {
    expect(formatRupees(8884.88, 'en', 'never')).toBe('₹8,885');
    expect(formatRupees(8884, 'en', 'always')).toBe('₹8,884.00');
    expect(formatRupees(-0.4, 'en', 'never')).toBe('₹0');
  });

  test('holds every paisa and nothing but Latin digits', () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.constantFrom('en', 'hi'), (paise, language) => {
        const written = formatRupees(paise / 100, language, 'always');
        expect(written).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})\.\d{2}$/);
        expect(Number(written.replaceAll(/[₹,.]/g, ''))).toBe(paise);
      }),
    );
  });
});

test.each([
  [45_000, '₹45,000', '₹45,000'],
  [99_999, '₹99,999', '₹99,999'],
  [99_999.6, '₹1 lakh', '₹1 लाख'],
  [1_20_000, '₹1.2 lakh', '₹1.2 लाख'],
  [1_25_500, '₹1.26 lakh', '₹1.26 लाख'],
  [99_99_000, '₹99.99 lakh', '₹99.99 लाख'],
  [99_99_999, '₹1 crore', '₹1 करोड़'],
  [2_50_00_000, '₹2.5 crore', '₹2.5 करोड़'],
  [12_345_00_00_000, '₹12,345 crore', '₹12,345 करोड़'],
  [-2_00_000, '-₹2 lakh', '-₹2 लाख'],
])('%d in lakh and crore', (rupees, english, hindi) => {
  expect(formatRupeesLong(rupees)).toBe(english);
  expect(formatRupeesLong(rupees, 'hi')).toBe(hindi);
});

test.each([
  [18, {}, '18%'],
  [17.07, {}, '17.07%'],
  [10.9999, {}, '11%'],
  [0.001, {}, '0.001%'],
  [18, { min: 2 }, '18.00%'],
  [17.068, { max: 1 }, '17.1%'],
  [-3.5, {}, '-3.5%'],
])('%d per cent with %o', (percent, decimals, expected) => {
  expect(formatPercent(percent, 'en', decimals)).toBe(expected);
  expect(formatPercent(percent, 'hi', decimals)).toBe(expected);
});

test('a plain number is grouped the Indian way', () => {
  expect(formatNumber(1_23_45_678)).toBe('1,23,45,678');
  expect(formatNumber(10_000, 'hi')).toBe('10,000');
});

test.each([
  [1, '1 month', '1 महीना', '1 month', '1 महीना'],
  [6, '6 months', '6 महीने', '6 months', '6 महीने'],
  [12, '12 months', '12 महीने', '1 year', '1 साल'],
  [24, '24 months', '24 महीने', '2 years', '2 साल'],
  [30, '30 months', '30 महीने', '2 years 6 months', '2 साल 6 महीने'],
  [13, '13 months', '13 महीने', '1 year 1 month', '1 साल 1 महीना'],
])('%d months', (months, english, hindi, years, hindiYears) => {
  expect(formatMonths(months)).toBe(english);
  expect(formatMonths(months, 'hi')).toBe(hindi);
  expect(formatTenure(months)).toBe(years);
  expect(formatTenure(months, 'hi')).toBe(hindiYears);
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('a file of %d bytes', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});

test.each([
  [0, 900, 'en', '0'],
  [2.14 * 1024 ** 2, 4.8 * 1024 ** 2, 'en', '2.1'],
  [300 * 1024, 4.8 * 1024 ** 2, 'hi', '0.3'],
  [1024 ** 2 - 1, 1024 ** 2 - 1, 'en', '1'],
] as const)('%d of a file of %d bytes (%s)', (bytes, whole, language, expected) => {
  expect(formatFilePart(bytes, whole, language)).toBe(expected);
});
