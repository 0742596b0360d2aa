import type { InferType } from 'yup';
import { object, string } from 'yup';
import { uuid } from '../fields/choice';
import { date, timestamp } from '../fields/dates';

/** How many days ahead a reminder may lie, and how many may wait at once. */
export const REMINDER_LIMITS = { days: 90, waiting: 5 } as const;

/** A wish to be reminded of the offers. It goes out at nine in the morning, India. */
export const reminderSchema = object({
  id: uuid(),
  remind_on: date(),
  status: string<'waiting' | 'sent'>().defined().oneOf(['waiting', 'sent']),
  created_at: timestamp(),
  sent_at: timestamp().nullable(),
}).noUnknown();

export type Reminder = InferType<typeof reminderSchema>;
