import { addDays, todayInIndia } from '@marketplace/shared/format';
import { now } from '../clock';

/** Returns the calendar day of an instant in India, `YYYY-MM-DD`. Default: now. */
export function indianDay(instant: number | string = now()): string {
  return todayInIndia(new Date(instant));
}

/** Lists the days from `from` to `to`, both inclusive. */
export function countDaysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
