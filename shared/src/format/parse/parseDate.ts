import { type CalendarDate, formatWireDate, toCheckedDate } from '../date';
import { removeInvisibleMarks, toNumberCharacters, withoutApostrophe } from './characters';
import { findMonth } from './monthNames';

const YEAR_FIRST = /^(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})$/u;
/** Day, month in digits or words, year of four or two digits. */
const DAY_FIRST =
  /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d\d)$|^(\d{1,2})[\s./-]*([\p{L}\p{M}]+)[.॰]?[\s.,/-]*(\d{4}|\d\d)$/u;
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/u;
const TIME =
  /(?:T|[\s,]+)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?(?:\s*Z|\s*[+-]\d\d:?\d\d)?$/iu;

interface Options {
  /** Takes a year of two digits as 20xx, as files write it. A person's birth may be in another century. */
  readonly shortYears?: boolean;
}

/**
 * Parses a day as people and systems write it: 1/2/2026, 1-2-2026, 1.2.2026, 01022026, 1 Feb 2026, 1 फ़रवरी 2026 and
 * 2026-02-01, with or without a time after it, in Latin or Devanagari digits. The day comes before the month; the time
 * is dropped. Returns null for any other text and for a day that does not exist.
 */
export function parseDate(text: string, { shortYears = false }: Options = {}): CalendarDate | null {
  const plain = toNumberCharacters(removeInvisibleMarks(text));
  const written = withoutApostrophe(plain.trim()).replace(TIME, '').trim();
  const [, first, second, third] = YEAR_FIRST.exec(written) ?? [];
  if (first) return toCheckedDate(first, second, third);
  const parts = DIGITS.exec(written) ?? DAY_FIRST.exec(written) ?? [];
  const [, day, month = '', year = ''] = parts.filter((part) => part !== undefined);
  if (year.length === 2 && !shortYears) return null;
  const number = /^\d/u.test(month) ? month : findMonth(month);
  return toCheckedDate(year.length === 2 ? `20${year}` : year, number, day);
}

/** Parses a day as `parseDate` does; returns it as 'YYYY-MM-DD'. */
export function toWireDate(text: string, options?: Options): string | null {
  const date = parseDate(text, options);
  return date && formatWireDate(date);
}

const DAY_MS = 86_400_000;
/** Day 0 of a workbook's calendar, in which every day from 1 March 1900 has its number. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** The numbers of 1 March 1900 and of 31 December 9999, the last day that a workbook knows. */
const DAY_NUMBERS = { first: 61, last: 2_958_465 } as const;

/**
 * Parses the number of a day in a workbook that counts from 1900; a fraction is the time. Returns 'YYYY-MM-DD'; null
 * for a number outside of its calendar, and for the days before March 1900, which programs count in two ways.
 */
export function parseDayNumber(number: number): string | null {
  const day = Math.floor(number);
  if (!(day >= DAY_NUMBERS.first && day <= DAY_NUMBERS.last)) return null;
  return new Date(DAY_ZERO + day * DAY_MS).toISOString().slice(0, 10);
}
