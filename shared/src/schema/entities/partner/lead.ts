import { type InferType, object } from 'yup';
import { productAnswerFields } from '../borrower/productAnswers';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { mobile, otp, pincode } from '../../fields/contact';
import { indianTime, timestamp } from '../../fields/dates';
import { writtenName } from '../../fields/names';
import { flag } from '../../fields/numbers';
import { longText, text } from '../../fields/text';
import { message } from '../../message';
import { getOptionIds } from '../../options/lists';
import { UNOFFERED_PRODUCTS } from '../../options/uploads';

const missing = message('validation.required');

/** The products that a partner shares, and adds leads for. */
export const OFFERED_PRODUCTS: readonly string[] = getOptionIds('product').filter(
  (product) => !UNOFFERED_PRODUCTS.includes(product),
);

/**
 * The stages of a lead that counts as one: before that, the partner alone knows the customer, or nobody offers what
 * the customer wishes for.
 */
export const COUNTED_LEAD_STAGES: readonly string[] = getOptionIds('leadStage').filter(
  (stage) => !['wished', 'consent_awaited', 'consent_refused'].includes(stage),
);

/** Days for which a lead waits for the customer's consent. Then the server deletes it. */
export const LEAD_CONSENT_DAYS = 30;

/** Days for which the link is valid at which the customer answers. */
export const LEAD_LINK_DAYS = 7;

/** What the customer of a lead has answered. The partner gets it once the customer has agreed to the partner's calls. */
const leadAnswerFields = {
  /** The requested kind of insurance; '' or absent for other products. */
  cover: choice('insuranceCover').optional(),
  /** The lender that the customer asked for; absent where they asked for any of the product's. */
  lender_id: reference('lenders').nullable().optional(),
  ...productAnswerFields,
};

export const LEAD_ANSWERS: readonly string[] = Object.keys(leadAnswerFields);

/** A lead as its partner gets it before the customer has agreed to the partner's calls. */
export const unconsentedLeadSchema = object({
  id: uuid(),
  /** The number that people quote to support, such as `L-6X29-SKW9`. */
  reference: text(20),
  user_id: uuid().nullable(),
  partner_id: reference('partners'),
  product: choice('product'),
  customer_name: text(130),
  contact: text(120),
  /** Absent for a lead that the partner did not add. */
  postal_code: pincode().optional(),
  stage: choice('leadStage'),
  /** When the customer agreed, by a code, that the partner calls; null or absent without. */
  consented_at: timestamp().nullable().optional(),
  /** When the customer was last sent a link at which to agree or refuse; null or absent without. */
  consent_asked_at: timestamp().nullable().optional(),
  created_at: timestamp(),
  updated_at: timestamp(),
}).noUnknown();

/**
 * A customer whom a partner referred: one lead for each consumer and product. Name and contact are masked. A partner
 * may add one before the customer has signed in; then `user_id` is null.
 */
export const leadSchema = unconsentedLeadSchema.shape(leadAnswerFields);

export type Lead = InferType<typeof leadSchema>;

export const newLeadSchema = object({
  customer_name: writtenName(60).required(missing),
  mobile_phone_number: mobile().required(missing),
  product: choice('product', UNOFFERED_PRODUCTS).required(missing),
  postal_code: pincode().required(missing),
  /** The language in which the customer is asked for consent. */
  language: choice('customerLanguage').required(missing),
}).noUnknown();

/** The code that the customer tells the partner. */
export const leadConsentSchema = object({ otp: otp() }).noUnknown();

export const newLeadNoteSchema = object({ text: longText(1000).required(missing) }).noUnknown();

/** A time at which the partner wants to be reminded of a lead. */
export const leadReminderSchema = object({
  id: uuid(),
  remind_at: timestamp(),
  text: text(200),
  /** Null until it is done. */
  done_at: timestamp().nullable(),
  created_at: timestamp(),
}).noUnknown();

export type LeadReminder = InferType<typeof leadReminderSchema>;

export const newLeadReminderSchema = object({
  remind_at: indianTime().required(missing).meta({ kind: 'timestamp', label: 'leads.remind_at' }),
  text: text(200),
}).noUnknown();

/** Puts a reminder off, or ends it. */
export const leadReminderChangeSchema = object({
  remind_at: indianTime().optional(),
  done: flag().optional(),
}).noUnknown();
