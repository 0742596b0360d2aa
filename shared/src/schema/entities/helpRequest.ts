import type { InferType } from 'yup';
import { object, string } from 'yup';
import { message } from '../message';
import { email } from '../fields/contact';
import { longText, text } from '../fields/text';

/** Digits of a phone number: as many at least and at most. */
export const PHONE_LENGTH = 10;

/** A request for help (section 3); company is the one field that may stay empty. */
export const helpRequestSchema = object({
  contactName: text(80).required(message('validation.required')),
  email: email().required(message('validation.required')),
  phoneNumber: string()
    .required(message('validation.required'))
    .matches(/^[0-9]*$/, { message: message('validation.phone_number') })
    .length(PHONE_LENGTH, message('validation.phone_number'))
    .meta({ kind: 'mobile' }),
  company: text(80),
  description: longText().required(message('validation.required')),
}).noUnknown();

export type HelpRequest = InferType<typeof helpRequestSchema>;
