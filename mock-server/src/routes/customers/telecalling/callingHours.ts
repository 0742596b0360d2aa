import { addDays, getIndianDayStart, toIndianDateTime } from '@marketplace/shared/format';
import { CALL_BACK_DAYS, CALLING_HOURS } from '@marketplace/shared/schema';
import { DAY_MS, now, nowIso } from '../../../clock';
import { wrongField } from '../../../httpError';

/** Whether the desk may call at an instant, ISO 8601. */
export function isCallingTime(at = nowIso()): boolean {
  const time = toIndianDateTime(at).slice(11);
  const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;
  return time >= hour(CALLING_HOURS.from) && time < hour(CALLING_HOURS.to);
}

/** Returns the time of a promised call in UTC. Throws 422 for one at which the desk may not call. */
export function parseCallBack(at: string): string {
  const time = new Date(at).toISOString();
  const isSoon = Date.parse(time) > now() && Date.parse(time) <= now() + CALL_BACK_DAYS * DAY_MS;
  if (!isSoon || !isCallingTime(time)) throw wrongField('call_back_at', 'call_back_time');
  return time;
}

/** Returns the first instant of a day in India and that of the day after. */
export const getDayBounds = (day: string): readonly [from: string, to: string] => [
  getIndianDayStart(day),
  getIndianDayStart(addDays(day, 1)),
];
