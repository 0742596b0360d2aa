import type { CalendarDate } from './calendarDate';

/**
 * Age in whole years on a day. Whoever was born on 29 February turns a year older on 1 March in other years.
 * Negative before birth.
 */
export function ageOn(birth: CalendarDate, day: CalendarDate): number {
  const years = day.year - birth.year;
  const hadBirthday =
    day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return hadBirthday ? years : years - 1;
}
