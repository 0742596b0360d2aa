import { addDays, toIndianDay } from '@marketplace/shared/format';
import { now } from '../clock';

/** Returns today's date in India by the server's clock, `YYYY-MM-DD`. */
export const getIndianToday = (): string => toIndianDay(now());

/** Lists the days from `from` to `to`, both inclusive. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
