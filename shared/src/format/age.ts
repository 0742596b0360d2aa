import type { CalendarDate } from './calendarDate';

/**
 * Computes the age in whole years on a day. In common years a person born on 29 February has their birthday on
 * 1 March. Negative before birth.
 */
export function ageOn(birth: CalendarDate, day: CalendarDate): number {
  const years = day.year - birth.year;
  const hadBirthday =
    day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return hadBirthday ? years : years - 1;
}
