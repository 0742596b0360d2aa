import { addDays, todayInIndia } from '@marketplace/shared/format';
import { now } from '../clock';

/** The calendar day in India of an instant, `YYYY-MM-DD`. */
export function indianDay(instant: number | string = now()): string {
  return todayInIndia(new Date(instant));
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
