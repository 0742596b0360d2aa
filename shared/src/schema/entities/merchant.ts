import type { InferType } from 'yup';
import { number, object, string } from 'yup';
import { choice, reference, uuid } from '../fields/choice';
import { email, mobile, pincode } from '../fields/contact';
import { timestamp } from '../fields/dates';
import { panBusiness } from '../fields/identity';
import { addressLine, companyName, fullName, locality } from '../fields/names';
import { count } from '../fields/numbers';
import { text } from '../fields/text';
import { message } from '../message';

/** What a reseller is asked that a borrower's profile has no field for. */
export const merchantFields = {
  contact_name: fullName(),
  company_name: companyName(),
  merchant_sells: choice('merchantSells'),
  monthly_customers: choice('monthlyCustomers'),
};

/** How far an application to become a merchant has come. */
export const MERCHANT_STATUSES = ['new', 'approved', 'rejected'] as const;

export type MerchantStatus = (typeof MERCHANT_STATUSES)[number];

/**
 * A reseller that applies, or applied, to work with a partner. The PAN is masked wherever it is
 * shown; `reference` is what people quote; `remarks` is what the applicant was told with the
 * decision. Bank details are not asked before there is something to pay out.
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
  created_at: timestamp(),
  updated_at: timestamp(),
}).noUnknown();

export type Merchant = InferType<typeof merchantSchema>;

/** Days after which an application that was rejected is dropped. */
export const MERCHANT_REJECTED_DAYS = 180;

/** The version of the words that an applicant agrees to. */
export const MERCHANT_CONSENT_VERSION = 1;

const missing = message('validation.required');
const agreed = () => number<1>().oneOf([1], message('validation.agree')).required(missing);

/** An application as it is sent; `partner` is the identifier or URL segment of a partner's door. */
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

/** A decision on an application; a refusal says why. */
export const merchantDecisionSchema = object({
  status: string<'approved' | 'rejected'>()
    .oneOf(['approved', 'rejected'], message('validation.one_of'))
    .required(missing),
  remarks: text(300).when('status', ([status], remarks) =>
    status === 'rejected' ? remarks.matches(/\S/, { message: missing }) : remarks,
  ),
}).noUnknown();
