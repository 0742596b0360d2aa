import type { InferType } from 'yup';
import { object } from 'yup';
import { email, mobile, pincode } from '../../fields/contact';
import { gstin, panBusiness } from '../../fields/identity';
import { addressLine, fullName, locality } from '../../fields/names';
import { text } from '../../fields/text';
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
}).noUnknown();

export type PartnerProfile = InferType<typeof partnerProfileSchema>;
