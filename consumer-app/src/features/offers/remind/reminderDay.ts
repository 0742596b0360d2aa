import { addDays, parseWireDate, toIndianDay } from '@marketplace/shared/format';
import { REMINDER_LIMITS } from '@marketplace/shared/schema';

/** The first and last allowed reminder day, and the suggested one in a week (YYYY-MM-DD). */
export function getReminderDays(now: Date): { first: string; proposed: string; last: string } {
  const today = toIndianDay(now);
  return {
    first: addDays(today, 1),
    proposed: addDays(today, 7),
    last: addDays(today, REMINDER_LIMITS.days),
  };
}

/** Whether a day (YYYY-MM-DD) is an allowed reminder day. */
export function isReminderDay(wire: string, now: Date): boolean {
  const { first, last } = getReminderDays(now);
  return parseWireDate(wire) !== null && wire >= first && wire <= last;
}
