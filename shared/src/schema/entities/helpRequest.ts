import type { InferType } from 'yup';
import { object, string } from 'yup';
import { message } from '../message';
import { email } from '../fields/contact';
import { choice } from '../fields/choice';
import { timestamp } from '../fields/dates';
import { id } from '../fields/numbers';
import { longText, text } from '../fields/text';

/** Digits of a phone number: as many at least and at most. */
export const PHONE_LENGTH = 10;

const missing = message('validation.required');

/** A request for help (section 3); company is the one field that may stay empty. */
export const helpRequestSchema = object({
  contactName: text(80).required(missing).matches(/\S/, { message: missing }),
  email: email().required(missing),
  phoneNumber: string()
    .required(missing)
    .matches(/^[0-9]*$/, { message: message('validation.phone_number') })
    .length(PHONE_LENGTH, message('validation.phone_number'))
    .meta({ kind: 'mobile' }),
  company: text(80).optional().default(''),
  description: longText().required(missing).matches(/\S/, { message: missing }),
}).noUnknown();

export type HelpRequest = InferType<typeof helpRequestSchema>;

/** Days for which a request for help is kept. */
export const HELP_REQUEST_DAYS = 90;

/** A request for help as those see it who answer it. */
export const helpTicketSchema = helpRequestSchema.shape({
  id: id().meta({ kind: 'id', readOnly: true }),
  /** What the person was told to quote. */
  reference: text(20),
  status: choice('helpStatus'),
  created_at: timestamp(),
  /** When it was marked as answered; null while it is open. */
  answered_at: timestamp().nullable(),
});

export type HelpTicket = InferType<typeof helpTicketSchema>;
