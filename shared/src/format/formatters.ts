import { intlLocale } from './language';
import type { Language } from './language';

const numbers = new Map<string, Intl.NumberFormat>();
const times = new Map<string, Intl.DateTimeFormat>();

const keyOf = (language: Language, options: object): string =>
  `${language} ${JSON.stringify(options)}`;

/** Returns a cached number formatter, because creating one takes as long as formatting fifty numbers. */
export function numberFormat(
  language: Language,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = keyOf(language, options);
  const known = numbers.get(key) ?? new Intl.NumberFormat(intlLocale(language), options);
  numbers.set(key, known);
  return known;
}

/** Returns a cached formatter of dates and times. */
export function timeFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = keyOf(language, options);
  const known = times.get(key) ?? new Intl.DateTimeFormat(intlLocale(language), options);
  times.set(key, known);
  return known;
}
