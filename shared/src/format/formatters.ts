import { getIntlLocale, type Language } from './language';

const numbers = new Map<string, Intl.NumberFormat>();
const times = new Map<string, Intl.DateTimeFormat>();

const buildKey = (language: Language, options: object): string =>
  `${language} ${JSON.stringify(options)}`;

/** Returns a cached number formatter, because creating one takes as long as formatting fifty numbers. */
function getNumberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = buildKey(language, options);
  const known = numbers.get(key) ?? new Intl.NumberFormat(getIntlLocale(language), options);
  numbers.set(key, known);
  return known;
}

/** Rounds the digits of a number half up to `max` decimals, as Intl does, and leaves zeros at the end out. */
function roundDigits(whole: string, fraction: string, max: number): [string, string] {
  const up = Number(fraction.charAt(max)) >= 5 ? 1n : 0n;
  const digits = String(BigInt(whole + fraction.slice(0, max)) + up).padStart(max + 1, '0');
  const point = digits.length - max;
  return [digits.slice(0, point), digits.slice(point).replace(/0+$/, '')];
}

/**
 * Formats a number with Indian grouping and at least and at most the decimals asked. Only a number that is too large
 * or too small for plain digits needs Intl: its first formatter keeps a phone busy for as long as a tenth of the first
 * page.
 */
export function formatDecimal(
  value: number,
  language: Language,
  { min = 0, max = 3 }: { min?: number; max?: number } = {},
): string {
  const written = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(String(value));
  if (!written) {
    const options = { minimumFractionDigits: min, maximumFractionDigits: max };
    return getNumberFormat(language, options).format(value);
  }
  const [, sign = '', allDigits = '', allDecimals = ''] = written;
  const [whole, fraction] =
    allDecimals.length > max ? roundDigits(allDigits, allDecimals, max) : [allDigits, allDecimals];
  const grouped = whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  const decimals = fraction.padEnd(min, '0');
  return decimals === '' ? sign + grouped : `${sign}${grouped}.${decimals}`;
}

/** Returns a cached formatter of dates and times. */
export function timeFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = buildKey(language, options);
  const known = times.get(key) ?? new Intl.DateTimeFormat(getIntlLocale(language), options);
  times.set(key, known);
  return known;
}
