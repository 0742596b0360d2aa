import { addDays, parseWireDate, todayInIndia } from '@marketplace/shared/format';
import { REMINDER_LIMITS } from '@marketplace/shared/schema';

/** The first and the last day that may be asked for, and the one that is proposed: a week on. */
export function reminderDays(now: Date): { first: string; proposed: string; last: string } {
  const today = todayInIndia(now);
  return {
    first: addDays(today, 1),
    proposed: addDays(today, 7),
    last: addDays(today, REMINDER_LIMITS.days),
  };
}

/** Whether a day (YYYY-MM-DD) may be asked for. */
export function isReminderDay(wire: string, now: Date): boolean {
  const { first, last } = reminderDays(now);
  return parseWireDate(wire) !== null && wire >= first && wire <= last;
}
