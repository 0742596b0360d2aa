import { type InferType, object } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { date, timestamp } from '../../fields/dates';
import { flag, id } from '../../fields/numbers';
import { requiredText, text } from '../../fields/text';
import { message } from '../../message';

const missing = message('validation.required');

const fields = {
  title: requiredText(120),
  due_on: date().required(missing),
  priority: choice('taskPriority').required(missing),
  /** The desk's account that the task is assigned to. */
  assignee_id: id().required(missing),
};

/** A task of the desk for a customer. The server sets the names and the times. */
export const customerTaskSchema = object({
  id: uuid(),
  user_id: uuid(),
  partner_id: reference('partners'),
  customer_name: text(130),
  ...fields,
  assignee_name: text(),
  done: flag(),
  done_at: timestamp().nullable(),
  created_by_name: text(),
  created_at: timestamp(),
}).noUnknown();

export type CustomerTask = InferType<typeof customerTaskSchema>;

export const taskFormSchema = object(fields).noUnknown();

export const newTaskSchema = taskFormSchema.shape({ user_id: uuid().required(missing) });

export const taskChangeSchema = taskFormSchema.shape({ done: flag() }).partial();
