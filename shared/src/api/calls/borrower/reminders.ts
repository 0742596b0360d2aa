import { object } from 'yup';
import { message } from '../../../schema/message';
import { date } from '../../../schema/fields/dates';
import { reminderSchema } from '../../../schema/entities/borrower/reminder';
import { endpoint } from '../../endpoint';
import { doneAnswer, requiredArray } from '../answers';

const own = { access: { consumer: true }, owner: 'id' } as const;

export const getReminders = endpoint({
  id: 'getReminders',
  method: 'GET',
  path: '/api/user/:id/reminders',
  summary: 'List own reminders',
  ...own,
  answer: object({ data: requiredArray(reminderSchema) }),
});

/** Adds a reminder of the offers on a day within `REMINDER_LIMITS`. 409 when too many reminders are waiting. */
export const addReminder = endpoint({
  id: 'addReminder',
  method: 'POST',
  creates: true,
  path: '/api/user/:id/reminders',
  summary: 'Ask for a reminder',
  ...own,
  body: object({ remind_on: date().required(message('validation.required')) }).noUnknown(),
  answer: object({ data: reminderSchema.required() }),
});

/** Cancels a reminder. 409 if the server has already sent it. */
export const cancelReminder = endpoint({
  id: 'cancelReminder',
  method: 'DELETE',
  path: '/api/user/:id/reminders/:reminderId',
  summary: 'Cancel a reminder',
  ...own,
  answer: doneAnswer(),
});
