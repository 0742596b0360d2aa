import { dayInIndia, parseWireDate } from '@marketplace/shared/format';
import { REMINDER_LIMITS } from '@marketplace/shared/schema';

const DAY_MS = 86_400_000;

const wireOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The first and the last day that may be asked for, and the one that is proposed: a week on. */
export function reminderDays(now: Date): { first: string; proposed: string; last: string } {
  const today = dayInIndia(now) ?? { year: 1970, month: 1, day: 1 };
  const start = Date.UTC(today.year, today.month - 1, today.day);
  return {
    first: wireOf(start + DAY_MS),
    proposed: wireOf(start + 7 * DAY_MS),
    last: wireOf(start + REMINDER_LIMITS.days * DAY_MS),
  };
}

/** Whether a day (YYYY-MM-DD) may be asked for. */
export function isReminderDay(wire: string, now: Date): boolean {
  const { first, last } = reminderDays(now);
  return parseWireDate(wire) !== null && wire >= first && wire <= last;
}
