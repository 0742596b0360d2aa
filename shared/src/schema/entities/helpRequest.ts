import type { InferType } from 'yup';
import { object, string } from 'yup';
import { message } from '../message';
import { email } from '../fields/contact';
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
