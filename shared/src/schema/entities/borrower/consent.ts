import { type InferType, object, string } from 'yup';
import { reference, uuid } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { count, flag } from '../../fields/numbers';

/**
 * The purposes of consent. A borrower answers each separately: a credit bureau's report, all lenders of
 * the comparison, one lender (`lender_id`) with an application, news by SMS, by e-mail and by WhatsApp, calls
 * of this site's desk, a call by a gold lender, by housing lenders or by an insurance adviser, a
 * number that a card's issuer gets with a click, and visit statistics.
 */
export const CONSENT_PURPOSES = [
  'bureau',
  'lenders',
  'application',
  'sms',
  'email',
  'whatsapp',
  'calls',
  'call_gold',
  'call_housing',
  'call_insurance',
  'card_click',
  'visits',
] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The bureau that the consent `bureau` names. */
export const CREDIT_BUREAU = 'Setu Credit Bureau';

/** The current version of each purpose's text. A developer raises it when the text changes. */
export const CONSENT_VERSIONS = {
  bureau: 2,
  lenders: 2,
  application: 2,
  sms: 1,
  email: 1,
  whatsapp: 1,
  calls: 2,
  call_gold: 2,
  call_housing: 2,
  call_insurance: 2,
  card_click: 1,
  visits: 1,
} as const satisfies Record<ConsentPurpose, number>;

/** The server computes offers only with these consents, and asks for no other one before them. */
export const CONSENTS_FOR_OFFERS = ['bureau'] as const satisfies readonly ConsentPurpose[];

/**
 * The server computes offers as long as a person has not withdrawn these. The comparison is what one comes for and gives
 * nobody the answers, so nobody is asked before it; who objects to it is heard.
 */
export const OBJECTIONS_TO_OFFERS = ['lenders'] as const satisfies readonly ConsentPurpose[];

/** With these the marketplace writes to or calls a person of its own accord. */
export const CONSENTS_TO_CONTACT = [
  'sms',
  'email',
  'whatsapp',
  'calls',
] as const satisfies readonly ConsentPurpose[];

/** The app asks for these only when a person requests a call. */
const CONSENTS_TO_CALL = [
  'call_gold',
  'call_housing',
  'call_insurance',
] as const satisfies readonly ConsentPurpose[];

/** The app asks for these only where they apply. */
export const CONSENTS_ON_DEMAND = [
  ...CONSENTS_TO_CALL,
  'card_click',
] as const satisfies readonly ConsentPurpose[];

const purpose = () => string<ConsentPurpose>().defined().oneOf(CONSENT_PURPOSES);

const language = () => string<'en' | 'hi'>().defined().oneOf(['en', 'hi']);

/** A person's answer for one purpose. The latest answer for a purpose (and lender) counts. */
export const consentSchema = object({
  id: uuid(),
  purpose: purpose(),
  lender_id: reference('lenders').nullable(),
  /** Version and language of the text that the person read. */
  text_version: count(),
  language: language(),
  granted: flag(),
  at: timestamp(),
}).noUnknown();

export type Consent = InferType<typeof consentSchema>;

/** The request body of an answer. Only the purpose `application` has a `lender_id`. */
export const newConsentSchema = object({
  purpose: purpose().required(),
  lender_id: reference('lenders').nullable().optional(),
  text_version: count().min(1).required(),
  language: language().required(),
  granted: flag().required(),
}).noUnknown();

export type NewConsent = InferType<typeof newConsentSchema>;

/** Returns the field name of a purpose, for its checkbox and in the `errors` of an answer. */
export const consentField = (name: ConsentPurpose): string => `consent_${name}`;
