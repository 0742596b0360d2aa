import { type InferType, object, string } from 'yup';
import { uuid } from '../../fields/ids';
import { date, timestamp } from '../../fields/dates';

/** How many days ahead a person can set a reminder, and how many reminders can wait. */
export const REMINDER_LIMITS = { days: 90, waiting: 5 } as const;

/** A reminder of the offers. The server sends it at 9 am in India. */
export const reminderSchema = object({
  id: uuid(),
  remind_on: date(),
  status: string<'waiting' | 'sent'>().defined().oneOf(['waiting', 'sent']),
  created_at: timestamp(),
  sent_at: timestamp().nullable(),
}).noUnknown();

export type Reminder = InferType<typeof reminderSchema>;
