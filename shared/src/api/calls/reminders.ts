import { object } from 'yup';
import { message } from '../../schema/message';
import { date } from '../../schema/fields/dates';
import { reminderSchema } from '../../schema/entities/reminder';
import { endpoint } from '../endpoint';
import { doneAnswer, listOf } from './answers';

const own = { access: { consumer: true }, owner: 'id' } as const;

/** One's own reminders, the next one first. */
export const getReminders = endpoint({
  id: 'getReminders',
  method: 'GET',
  path: '/api/user/:id/reminders',
  summary: 'List own reminders',
  ...own,
  answer: object({ data: listOf(reminderSchema) }),
});

/** Asks to be reminded of the offers on a day within `REMINDER_LIMITS`; 409 when enough are waiting. */
export const addReminder = endpoint({
  id: 'addReminder',
  method: 'POST',
  path: '/api/user/:id/reminders',
  summary: 'Ask for a reminder',
  ...own,
  body: object({ remind_on: date().required(message('validation.required')) }).noUnknown(),
  answer: object({ data: reminderSchema.required() }),
});

/** Takes a reminder back. One that was sent is 409. */
export const cancelReminder = endpoint({
  id: 'cancelReminder',
  method: 'DELETE',
  path: '/api/user/:id/reminders/:reminderId',
  summary: 'Cancel a reminder',
  ...own,
  answer: doneAnswer(),
});
