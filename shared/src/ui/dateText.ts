import { digitsOf } from './digits';

/** Adds a slash after the day and the month while typing, and removes double slashes. */
export function typedDate(text: string, appended: boolean): string {
  const single = text.replaceAll(/\/{2,}/g, '/');
  return appended && /^(\d{2}|\d{2}\/\d{2})$/.test(single) ? `${single}/` : single;
}

function dayMonthYear(day: string, month: string, year: string): string {
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}

/**
 * Converts typed or pasted dates to DD/MM/YYYY: 1/2/1990, 1.2.1990, 01021990, 1990-02-01. Returns any
 * other text unchanged. The schema checks whether the date exists.
 */
export function normalDate(text: string): string {
  const parts = text
    .trim()
    .split(/[\s./-]+/)
    .map(digitsOf);
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 1 && first.length === 8 && /^[\d०-९]+$/.test(text.trim())) {
    return dayMonthYear(first.slice(0, 2), first.slice(2, 4), first.slice(4));
  }
  if (parts.length !== 3 || !/^[\d०-९\s./-]+$/.test(text)) return text.trim();
  if (first.length === 4 && isShort(second) && isShort(third)) {
    return dayMonthYear(third, second, first);
  }
  if (isShort(first) && isShort(second) && third.length === 4) {
    return dayMonthYear(first, second, third);
  }
  return text.trim();
}

function isShort(part: string): boolean {
  return part.length === 1 || part.length === 2;
}

/** Converts DD/MM/YYYY to YYYY-MM-DD for the browser's calendar; '' for any other text. */
export function isoDate(text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(normalDate(text)) ?? [];
  return day && month && year ? `${year}-${month}-${day}` : '';
}
