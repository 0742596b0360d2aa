import { type InferType, object, string } from 'yup';
import { email, mobile, pincode } from '../../fields/contact';
import { gstin, panBusiness } from '../../fields/identity';
import { flag } from '../../fields/numbers';
import { addressLine, fullName, locality } from '../../fields/names';
import { reasonInWords, text } from '../../fields/text';
import { message } from '../../message';

const missing = message('validation.required');

/** The part of a profile that the partner itself can change. A partner without a GSTIN is not registered. */
export const partnerContactSchema = object({
  contact_name: fullName().required(missing),
  email: email().required(missing),
  mobile_phone_number: mobile().required(missing),
  address1: addressLine(1).required(missing),
  address2: addressLine(2),
  postal_code: pincode().required(missing),
  city: locality().required(missing),
  state: locality().required(missing),
  gstin: gstin(),
}).noUnknown();

export type PartnerContact = InferType<typeof partnerContactSchema>;

/** A partner's profile. Only an admin can change its name, URL segment and PAN, which is masked. */
export const partnerProfileSchema = object({
  title: text(120),
  url_segment: text(40),
  pan: panBusiness(),
  contact_name: text(120),
  email: text(120),
  mobile_phone_number: text(10),
  address1: text(120),
  address2: text(120),
  postal_code: text(6),
  city: text(80),
  state: text(80),
  gstin: text(15),
  /** '' without a GSTIN. Only a verified one counts. */
  gstin_status: text(10),
  /** Why an admin has refused the GSTIN; '' otherwise. */
  gstin_reason: text(300),
}).noUnknown();

export type PartnerProfile = InferType<typeof partnerProfileSchema>;

/** The state of the GSTIN that a partner has entered. */
export const GSTIN_STATUSES = ['pending', 'verified', 'failed'] as const;

export type GstinStatus = (typeof GSTIN_STATUSES)[number];

/** An admin's decision on the GSTIN that the admin has seen; a refusal has a reason. */
export const gstinDecisionSchema = object({
  gstin: gstin().required(missing),
  status: string<'verified' | 'failed'>()
    .required(missing)
    .oneOf(['verified', 'failed'], message('validation.one_of')),
  reason: text(300).when('status', ([status], reason) =>
    status === 'failed' ? reason.concat(reasonInWords()) : reason,
  ),
}).noUnknown();

/** The GSTIN that a partner has entered, with what an admin compares it to. */
export const partnerGstinSchema = object({
  gstin: text(15),
  status: text(10),
  reason: text(300),
  /** The state of the address, and that of the GSTIN. */
  state: text(80),
  gstin_state: text(80),
  pan: panBusiness(),
  /** Whether the PAN on record stands in the GSTIN, and whether its state is that of the address. */
  matches_pan: flag(),
  matches_state: flag(),
}).noUnknown();

export type PartnerGstin = InferType<typeof partnerGstinSchema>;
