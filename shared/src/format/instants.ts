import type { CalendarDate } from './calendarDate';
import { parseWireDate } from './calendarDate';
import { timeFormat } from './formatters';
import { intlLocale } from './language';
import type { Language } from './language';

const TIME_ZONE = 'Asia/Kolkata';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One offset is enough, because India has had no summer time since 1945. */
const IST_OFFSET = 5.5 * HOUR;

function instantOf(at: string | Date): Date | null {
  const date = typeof at === 'string' ? new Date(at) : at;
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Returns the calendar day in India at an instant; null for a text that is no ISO 8601 time. */
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

/** Returns the calendar day in India at `now` as 'YYYY-MM-DD'. */
export function todayInIndia(now = new Date()): string {
  return new Date(now.getTime() + IST_OFFSET).toISOString().slice(0, 10);
}

/** Formats 'YYYY-MM-DD' as '5 March 2026' or '5 मार्च 2026'; '' if it is no real day. */
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
 * Formats the time of day in India as '4:30 pm', in Hindi with the part of the day first, 'शाम 4:30'. Returns ''
 * for a text that is no ISO 8601 time.
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
 * Formats an instant as date and time in India, '5 Mar 2026, 4:30 pm', in Hindi with the part of the day before the
 * time, '5 मार्च 2026, शाम 4:30'. Returns '' for a text that is no ISO 8601 time.
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
 * Formats an instant relative to now: 'now', '5 minutes ago', 'yesterday', '2 days ago', 'in 3 months'. Counts hours
 * and minutes within one day in India, else calendar days there. Returns '' for a text that is no ISO 8601 time.
 */
export function formatRelative(at: string | Date, now: Date, language: Language = 'en'): string {
  const instant = instantOf(at);
  const [then, today] = [dayInIndia(at), dayInIndia(now)];
  if (!instant || !then || !today) return '';
  const days = wholeDays(then) - wholeDays(today);
  // Hindi has the same word for yesterday and tomorrow, so count the days instead.
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
