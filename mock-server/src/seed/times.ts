import { addDays, getIndianDayStart } from '@marketplace/shared/format';
import { DAY_MS, HOUR_MS, now } from '../clock';
import { getIndianToday } from '../data/indianDay';
import type { Random } from './random';

/**
 * Formats a time of the seed as ISO 8601. Compresses the times of today into the elapsed part of the day:
 * they keep their day and order, and none is in the future.
 */
export function toPastIso(time: number): string {
  const start = Date.parse(getIndianDayStart(getIndianToday()));
  const isToday = time >= start && time < start + DAY_MS;
  const passed = isToday ? (now() - start) / DAY_MS : 1;
  return new Date(start + (time - start) * passed).toISOString();
}

/** Picks a time on a day between 9:00 and 21:00 in India, in milliseconds since 1970. */
export function pickTime(random: Random, day: string): number {
  const morning = Date.parse(getIndianDayStart(day)) + 9 * HOUR_MS;
  return random.int(morning, morning + 12 * HOUR_MS);
}

/** Returns noon in India on a day, as ISO 8601. */
export const noonOn = (day: string): string =>
  toPastIso(Date.parse(getIndianDayStart(day)) + DAY_MS / 2);

/** Returns the time some days, whole or not, before today's noon in India, as ISO 8601. */
export function daysAgoIso(days: number): string {
  const noon = Date.parse(getIndianDayStart(getIndianToday())) + DAY_MS / 2;
  return toPastIso(noon - days * DAY_MS);
}

/** Picks the birth date of somebody of this age today. */
export function pickBirthDate(random: Random, age: number): string {
  const birthday = addDays(getIndianToday(), -random.int(1, 360));
  const year = Number(birthday.slice(0, 4)) - age;
  // Every month has a 28th.
  const day = Math.min(Number(birthday.slice(8)), 28);
  return `${year}${birthday.slice(4, 8)}${String(day).padStart(2, '0')}`;
}
