import { type InferType, number, object, string } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { email, mobile, pincode } from '../../fields/contact';
import { timestamp } from '../../fields/dates';
import { panBusiness } from '../../fields/identity';
import { addressLine, companyName, fullName, locality } from '../../fields/names';
import { count } from '../../fields/numbers';
import { text } from '../../fields/text';
import { message } from '../../message';

/** Fields of a reseller that a borrower's profile does not have. */
export const merchantFields = {
  contact_name: fullName(),
  company_name: companyName(),
  merchant_sells: choice('merchantSells'),
  monthly_customers: choice('monthlyCustomers'),
};

export const MERCHANT_STATUSES = ['new', 'approved', 'rejected'] as const;

export type MerchantStatus = (typeof MERCHANT_STATUSES)[number];

/**
 * A reseller's application to work with a partner. Every answer masks the PAN. People quote
 * `reference` to support; `remarks` is the text that the applicant received with the decision. The
 * form does not ask for bank details, because there is nothing to pay out yet. `own_partner_id` is the
 * partner that an approved merchant becomes.
 */
export const merchantSchema = object({
  id: uuid(),
  reference: text(20),
  partner_id: reference('partners'),
  ...merchantFields,
  mobile_phone_number: mobile(),
  email: email(),
  business_pan: panBusiness(),
  address1: addressLine(1),
  address2: addressLine(2),
  postal_code: pincode(),
  city: locality(),
  state: locality(),
  status: choice('merchantStatus'),
  remarks: text(300),
  own_partner_id: reference('partners').nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
}).noUnknown();

export type Merchant = InferType<typeof merchantSchema>;

/** Days within which an admin decides about an application. */
export const MERCHANT_DECISION_DAYS = 3;

/** Days after which the server deletes a rejected application. */
export const MERCHANT_REJECTED_DAYS = 180;

/** The version of the consent text for applicants. */
export const MERCHANT_CONSENT_VERSION = 1;

const missing = message('validation.required');
const agreed = () => number<1>().oneOf([1], message('validation.agree')).required(missing);

/** The request body of an application; `partner` is the partner's identifier or URL segment. */
export const newMerchantSchema = object({
  partner: string().max(40).optional(),
  contact_name: fullName().required(missing),
  company_name: companyName().required(missing),
  merchant_sells: choice('merchantSells').required(missing),
  monthly_customers: choice('monthlyCustomers').required(missing),
  mobile_phone_number: mobile().required(missing),
  email: email().required(missing),
  business_pan: panBusiness().required(missing),
  address1: addressLine(1).required(missing),
  address2: addressLine(2),
  postal_code: pincode().required(missing),
  city: locality().required(missing),
  state: locality().required(missing),
  agree_contact: agreed(),
  agree_check: agreed(),
  agree_terms: agreed(),
  text_version: count().min(1).required(),
}).noUnknown();

export type NewMerchant = InferType<typeof newMerchantSchema>;

/** The decision on an application. A rejection needs remarks. */
export const merchantDecisionSchema = object({
  status: string<'approved' | 'rejected'>()
    .oneOf(['approved', 'rejected'], message('validation.one_of'))
    .required(missing),
  remarks: text(300).when('status', ([status], remarks) =>
    status === 'rejected' ? remarks.matches(/\S/, { message: missing }) : remarks,
  ),
}).noUnknown();
