import { type InferType, object } from 'yup';
import { parseMobile } from '../../../format';
import { message } from '../../message';
import { email } from '../../fields/contact';
import { choice } from '../../fields/choice';
import { timestamp } from '../../fields/dates';
import { writtenName } from '../../fields/names';
import { parsedText } from '../../fields/parsedText';
import { id } from '../../fields/numbers';
import { longText, text } from '../../fields/text';

/** The exact number of digits of a phone number. */
export const PHONE_LENGTH = 10;

const missing = message('validation.required');

/** A help request (section 3). Only the company is optional. */
export const helpRequestSchema = object({
  contactName: writtenName(80).required(missing),
  email: email().required(missing),
  phoneNumber: parsedText(parseMobile, () => message('validation.phone_number'))
    .required(missing)
    .meta({ kind: 'mobile' }),
  company: text(80).optional().default(''),
  description: longText().required(missing).matches(/\S/, { message: missing }),
}).noUnknown();

export type HelpRequest = InferType<typeof helpRequestSchema>;

/** Days within which support answers a help request. */
export const HELP_ANSWER_DAYS = 2;

/** Days after which the server deletes a help request. */
export const HELP_REQUEST_DAYS = 90;

/** A help request as support sees it. */
export const helpTicketSchema = helpRequestSchema.shape({
  id: id().meta({ kind: 'id', readOnly: true }),
  /** The number that the person quotes to support. */
  reference: text(20),
  status: choice('helpStatus'),
  created_at: timestamp(),
  /** When support marked it as answered; null while it is open. */
  answered_at: timestamp().nullable(),
});

export type HelpTicket = InferType<typeof helpTicketSchema>;
