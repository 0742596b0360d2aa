import { now } from '../clock';

const offsetMilliseconds = 5.5 * 3_600_000;
const dayMilliseconds = 86_400_000;

/** The calendar day in India of an instant, `YYYY-MM-DD`. India keeps one offset all year. */
export function indianDay(instant: number | string = now()): string {
  return new Date(new Date(instant).getTime() + offsetMilliseconds).toISOString().slice(0, 10);
}

/** A day so many days on (or back), `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
