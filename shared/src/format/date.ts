import { timeFormat } from './formatters';
import { type Language, getIntlLocale } from './language';

/** The zone of every day and time that the product shows or asks for. */
export const TIME_ZONE = 'Asia/Kolkata';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One offset is enough, because India has had no summer time since 1945. */
const IST_OFFSET = 5.5 * HOUR;

/** A calendar day; January is month 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const WIRE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Whether the day exists in the calendar, in the years 1000 to 9999. */
function isCalendarDay({ year, month, day }: CalendarDate): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns the day of three numbers; null for one that does not exist. */
export function toCheckedDate(year: unknown, month: unknown, day: unknown): CalendarDate | null {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isCalendarDay(date) ? date : null;
}

/** Parses 'YYYY-MM-DD'; null for any other text and for a day that does not exist. */
export function parseWireDate(text: string): CalendarDate | null {
  const match = WIRE.exec(text);
  return match ? toCheckedDate(match[1], match[2], match[3]) : null;
}

function padNumber(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** Formats a day as 'YYYY-MM-DD', as on the wire. */
export function formatWireDate({ year, month, day }: CalendarDate): string {
  return `${padNumber(year, 4)}-${padNumber(month, 2)}-${padNumber(day, 2)}`;
}

/** Formats a day as 'DD/MM/YYYY', as people type it. */
export function formatDisplayDate({ year, month, day }: CalendarDate): string {
  return `${padNumber(day, 2)}/${padNumber(month, 2)}/${padNumber(year, 4)}`;
}

/** Adds a slash after the day and the month while a person types a date, and removes double slashes. */
export function addSlashes(text: string, appended: boolean): string {
  const single = text.replaceAll(/\/{2,}/g, '/');
  return appended && /^(\d{2}|\d{2}\/\d{2})$/.test(single) ? `${single}/` : single;
}

/** Adds days (negative to subtract) to 'YYYY-MM-DD'. Throws RangeError for an invalid date. */
export function addDays(wireDate: string, days: number): string {
  return new Date(Date.parse(wireDate) + days * DAY).toISOString().slice(0, 10);
}

/** Converts 'YYYY-MM-DD' to 'DD/MM/YYYY'; null if it is no real day. */
export function toDisplayDate(text: string): string | null {
  const date = parseWireDate(text);
  return date && formatDisplayDate(date);
}

/**
 * Computes the age in whole years on a day. In common years a person born on 29 February has their birthday on
 * 1 March. Negative before birth.
 */
export function computeAge(birth: CalendarDate, day: CalendarDate): number {
  const years = day.year - birth.year;
  const hadBirthday =
    day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return hadBirthday ? years : years - 1;
}

/** Computes the age in whole months on a day, by the same birthdays. Negative before birth. */
export function computeAgeMonths(birth: CalendarDate, day: CalendarDate): number {
  const months = (day.year - birth.year) * 12 + day.month - birth.month;
  return day.day >= birth.day ? months : months - 1;
}

function parseInstant(at: string | Date): Date | null {
  const date = typeof at === 'string' ? new Date(at) : at;
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Returns the calendar day in India at an instant; null for a text that is no ISO 8601 time. */
export function toCalendarDate(at: string | Date): CalendarDate | null {
  const instant = parseInstant(at);
  if (!instant) return null;
  const shifted = new Date(instant.getTime() + IST_OFFSET);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
  };
}

/** Returns the day in India at an instant as 'YYYY-MM-DD'. Throws RangeError for a text that is no time. */
export function toIndianDay(instant: string | number | Date): string {
  return new Date(new Date(instant).getTime() + IST_OFFSET).toISOString().slice(0, 10);
}

/** Returns today's date in India by the clock of this device, 'YYYY-MM-DD'. */
export const getDeviceToday = (): string => toIndianDay(new Date());

const WIRE_DATE_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** Converts 'YYYY-MM-DDTHH:mm' to 'DD/MM/YYYY, h:mm am', as people type it; null if it is no real day and time. */
export function toDisplayDateTime(text: string): string | null {
  const [, wireDate = '', hours, minutes] = WIRE_DATE_TIME.exec(text) ?? [];
  const day = toDisplayDate(wireDate);
  const hour = Number(hours);
  return day && `${day}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Returns day and time in India at an instant without a zone, 'YYYY-MM-DDTHH:mm'. */
export function toIndianDateTime(at: string): string {
  return new Date(Date.parse(at) + IST_OFFSET).toISOString().slice(0, 16);
}

/** Returns the instant, ISO 8601, at which a day ('YYYY-MM-DD') begins in India. Throws RangeError for an invalid date. */
export function getIndianDayStart(wireDate: string): string {
  return new Date(Date.parse(wireDate) - IST_OFFSET).toISOString();
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

/** The style of the day in a date and time. */
const getDayStyle = (language: Language) => (language === 'hi' ? 'long' : 'medium');

/** Formats 'YYYY-MM-DD' as `formatDateTime` does its day, '5 Mar 2026' or '5 मार्च 2026'; '' if it is no real day. */
export function formatDate(wireDate: string, language: Language = 'en'): string {
  const date = parseWireDate(wireDate);
  if (!date) return '';
  const format = timeFormat(language, { dateStyle: getDayStyle(language), timeZone: 'UTC' });
  return withPlainSpaces(format.format(Date.UTC(date.year, date.month - 1, date.day)));
}

/** Formats 'YYYY-MM' as 'March 2026' or 'मार्च 2026'. */
export function formatMonthName(month: string, language: Language = 'en'): string {
  const format = timeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}

/** Formats 'YYYY-MM-DD' as '5 Mar' or '5 मार्च'. */
export const formatShortDay = (day: string, language: Language = 'en'): string =>
  timeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day));

const getIndianFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  timeFormat(language, { timeZone: TIME_ZONE, ...options });

const withPlainSpaces = (text: string): string => text.replaceAll(/[\u202F\u00A0]/g, ' ');

/**
 * Formats the time of day in India as '4:30 pm', in Hindi with the part of the day first, 'शाम 4:30'. Returns ''
 * for a text that is no ISO 8601 time.
 */
export function formatTime(at: string | Date, language: Language = 'en'): string {
  const instant = parseInstant(at);
  if (!instant) return '';
  const options: Intl.DateTimeFormatOptions =
    language === 'hi'
      ? { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'short' }
      : { timeStyle: 'short' };
  return withPlainSpaces(getIndianFormat(language, options).format(instant));
}

/**
 * Formats an instant as date and time in India, '5 Mar 2026, 4:30 pm', in Hindi with the part of the day before the
 * time, '5 मार्च 2026, शाम 4:30'. Returns '' for a text that is no ISO 8601 time.
 */
export function formatDateTime(at: string | Date, language: Language = 'en'): string {
  const instant = parseInstant(at);
  if (!instant) return '';
  const day = getIndianFormat(language, { dateStyle: getDayStyle(language) }).format(instant);
  return `${withPlainSpaces(day)}, ${formatTime(instant, language)}`;
}

/**
 * Formats an instant as `formatDateTime` does, in Hindi as a sentence says it: '5 मार्च 2026 को शाम 4:30 बजे'. Returns
 * '' for a text that is no ISO 8601 time.
 */
export function formatMoment(at: string | Date, language: Language = 'en'): string {
  const text = formatDateTime(at, language);
  return language === 'hi' && text !== '' ? `${text.replace(', ', ' को ')} बजे` : text;
}

/**
 * Formats an instant in India with its weekday, 'Saturday 28 November, 5:00 pm', in Hindi 'शनिवार 28 नवंबर, शाम
 * 5:00 बजे'. Returns '' for a text that is no ISO 8601 time.
 */
export function formatDayAndTime(at: string | Date, language: Language = 'en'): string {
  const instant = parseInstant(at);
  if (!instant) return '';
  const weekday = getIndianFormat(language, { weekday: 'long' }).format(instant);
  const day = getIndianFormat(language, { day: 'numeric', month: 'long' }).format(instant);
  const time = formatTime(instant, language);
  return `${weekday} ${withPlainSpaces(day)}, ${time}${language === 'hi' ? ' बजे' : ''}`;
}

function countDaysSinceEpoch({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY;
}

/**
 * Formats an instant relative to now: 'now', '5 minutes ago', 'yesterday', '2 days ago', 'in 3 months'. Counts hours
 * and minutes within one day in India, else calendar days there. Returns '' for a text that is no ISO 8601 time.
 */
export function formatRelative(at: string | Date, now: Date, language: Language = 'en'): string {
  const instant = parseInstant(at);
  const [then, today] = [toCalendarDate(at), toCalendarDate(now)];
  if (!instant || !then || !today) return '';
  const days = countDaysSinceEpoch(then) - countDaysSinceEpoch(today);
  // Hindi has the same word for yesterday and tomorrow, so count the days instead.
  const numeric = language === 'hi' && days !== 0 ? 'always' : 'auto';
  const format = new Intl.RelativeTimeFormat(getIntlLocale(language), { numeric });
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
