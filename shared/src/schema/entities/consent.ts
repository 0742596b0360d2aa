import type { InferType } from 'yup';
import { object, string } from 'yup';
import { reference, uuid } from '../fields/choice';
import { timestamp } from '../fields/dates';
import { count, flag } from '../fields/numbers';

/**
 * What a borrower is asked to agree to, each for one purpose alone: a credit bureau's report, all
 * lenders of the comparison, one lender (`lender_id`) with an application, news by SMS and by e-mail,
 * a call by a gold lender, by housing lenders or by an insurance adviser, and the counting of visits.
 */
export const CONSENT_PURPOSES = [
  'bureau',
  'lenders',
  'application',
  'sms',
  'email',
  'call_gold',
  'call_housing',
  'call_insurance',
  'visits',
] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The version of each purpose's text that is asked for now; a text that changes gets the next number. */
export const CONSENT_VERSIONS = {
  bureau: 1,
  lenders: 1,
  application: 1,
  sms: 1,
  email: 1,
  call_gold: 1,
  call_housing: 1,
  call_insurance: 1,
  visits: 1,
} as const satisfies Record<ConsentPurpose, number>;

/** Without these no offer can be worked out. */
export const CONSENTS_FOR_OFFERS = [
  'bureau',
  'lenders',
] as const satisfies readonly ConsentPurpose[];

/** Asked with a request for a call; nobody who never made one is asked. */
export const CONSENTS_TO_CALL = [
  'call_gold',
  'call_housing',
  'call_insurance',
] as const satisfies readonly ConsentPurpose[];

const purpose = () => string<ConsentPurpose>().defined().oneOf(CONSENT_PURPOSES);

const language = () => string<'en' | 'hi'>().defined().oneOf(['en', 'hi']);

/** One answer of a person to one purpose; the latest of a purpose (and lender) counts. */
export const consentSchema = object({
  id: uuid(),
  purpose: purpose(),
  lender_id: reference('lenders').nullable(),
  /** Which version of the text was read, and in which language. */
  text_version: count(),
  language: language(),
  granted: flag(),
  at: timestamp(),
}).noUnknown();

export type Consent = InferType<typeof consentSchema>;

/** An answer as it is sent. `lender_id` goes with `application` and with nothing else. */
export const newConsentSchema = object({
  purpose: purpose().required(),
  lender_id: reference('lenders').nullable().optional(),
  text_version: count().min(1).required(),
  language: language().required(),
  granted: flag().required(),
}).noUnknown();

export type NewConsent = InferType<typeof newConsentSchema>;

/** Name of a purpose in the errors of a refusal, and of its box on a page. */
export const consentField = (name: ConsentPurpose): string => `consent_${name}`;
