import type { CalendarDate } from './calendarDate';
import { parseWireDate } from './calendarDate';
import { timeFormat } from './formatters';
import { intlLocale } from './language';
import type { Language } from './language';

const TIME_ZONE = 'Asia/Kolkata';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Indian Standard Time has had no summer time since 1945, so one offset does. */
const IST_OFFSET = 5.5 * HOUR;

function instantOf(at: string | Date): Date | null {
  const date = typeof at === 'string' ? new Date(at) : at;
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The calendar day in India at an instant; null for a text that is no ISO 8601 time. */
export function dayInIndia(at: string | Date): CalendarDate | null {
  const instant = instantOf(at);
  if (!instant) return null;
  const shifted = new Date(instant.getTime() + IST_OFFSET);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
  };
}

/** The calendar day in India as 'YYYY-MM-DD', today's unless another instant is given. */
export function todayInIndia(now = new Date()): string {
  return new Date(now.getTime() + IST_OFFSET).toISOString().slice(0, 10);
}

/** A day written out, '5 March 2026' or '5 मार्च 2026', from 'YYYY-MM-DD'; '' when it is no real day. */
export function formatLongDate(wireDate: string, language: Language = 'en'): string {
  const date = parseWireDate(wireDate);
  if (!date) return '';
  const format = timeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(date.year, date.month - 1, date.day));
}

const inIndia = (language: Language, options: Intl.DateTimeFormatOptions) =>
  timeFormat(language, { timeZone: TIME_ZONE, ...options });

const withPlainSpaces = (text: string): string => text.replaceAll(/[\u202F\u00A0]/g, ' ');

/**
 * The time of day in India at an instant, '4:30 pm', in Hindi with the part of the day before it, 'शाम 4:30';
 * '' for a text that is no ISO 8601 time.
 */
export function formatTime(at: string | Date, language: Language = 'en'): string {
  const instant = instantOf(at);
  if (!instant) return '';
  const options: Intl.DateTimeFormatOptions =
    language === 'hi'
      ? { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'short' }
      : { timeStyle: 'short' };
  return withPlainSpaces(inIndia(language, options).format(instant));
}

/**
 * An instant as date and time in India, '5 Mar 2026, 4:30 pm', in Hindi with the part of the day before it as people
 * say it, '5 मार्च 2026, शाम 4:30'; '' for a text that is no ISO 8601 time.
 */
export function formatDateTime(at: string | Date, language: Language = 'en'): string {
  const instant = instantOf(at);
  if (!instant) return '';
  const dateStyle = language === 'hi' ? 'long' : 'medium';
  const day = inIndia(language, { dateStyle }).format(instant);
  return `${withPlainSpaces(day)}, ${formatTime(instant, language)}`;
}

function wholeDays({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY;
}

/**
 * How long ago, or how far ahead: 'now', '5 minutes ago', 'yesterday', '2 days ago', 'in 3 months'. Up to a day by
 * the clock while it is the same day in India, beyond that by the calendar there. '' for a text that is no time.
 */
export function formatRelative(at: string | Date, now: Date, language: Language = 'en'): string {
  const instant = instantOf(at);
  const [then, today] = [dayInIndia(at), dayInIndia(now)];
  if (!instant || !then || !today) return '';
  const days = wholeDays(then) - wholeDays(today);
  // Hindi has one word for yesterday and tomorrow, so other days are counted.
  const numeric = language === 'hi' && days !== 0 ? 'always' : 'auto';
  const format = new Intl.RelativeTimeFormat(intlLocale(language), { numeric });
  if (days === 0) {
    const passed = instant.getTime() - now.getTime();
    if (Math.abs(passed) < MINUTE) return format.format(0, 'second');
    if (Math.abs(passed) < HOUR) return format.format(Math.trunc(passed / MINUTE), 'minute');
    return format.format(Math.trunc(passed / HOUR), 'hour');
  }
  if (Math.abs(days) < 31) return format.format(days, 'day');
  const months = (then.year - today.year) * 12 + then.month - today.month;
  if (Math.abs(days) < 365) return format.format(months, 'month');
  return format.format(Math.trunc(days / 365), 'year');
}
