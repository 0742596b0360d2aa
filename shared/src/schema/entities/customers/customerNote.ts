import { type InferType, object } from 'yup';
import { uuid } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { count } from '../../fields/numbers';
import { longText, text } from '../../fields/text';
import { message } from '../../message';

/** Minutes within which the author may still change a note. */
export const NOTE_EDIT_MINUTES = 30;

/** A note of the desk about a customer. The server masks identity numbers and contacts in it. */
export const newNoteSchema = object({
  text: longText(1000)
    .required(message('validation.required'))
    .matches(/\S/u, { message: message('validation.required'), excludeEmptyString: true }),
}).noUnknown();

/** A note as the server keeps it. */
export const customerNoteSchema = newNoteSchema.shape({
  id: uuid(),
  user_id: uuid(),
  account_id: count(),
  author_name: text(),
  created_at: timestamp(),
  /** Null until the author changes it. */
  edited_at: timestamp().nullable(),
});

export type CustomerNote = InferType<typeof customerNoteSchema>;
