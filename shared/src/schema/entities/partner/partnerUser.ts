import { type InferType, object } from 'yup';
import { message } from '../../message';
import { choice } from '../../fields/choice';
import { reference } from '../../fields/ids';
import { email, mobile } from '../../fields/contact';
import { timestamp } from '../../fields/dates';
import { fullName } from '../../fields/names';
import { flag, id } from '../../fields/numbers';

/**
 * An account of the partner portal. The server derives `account_state`: an invited user has not set a password,
 * and the invitation of a lapsed one has expired.
 */
export const partnerUserSchema = object({
  id: id(),
  name: fullName(),
  email: email(),
  mobile_phone_number: mobile(),
  partner_id: reference('partners'),
  role: choice('partnerRole'),
  account_state: choice('partnerUserState'),
  status: flag(),
  invitation_expires_at: timestamp().nullable(),
}).noUnknown();

export type PartnerUser = InferType<typeof partnerUserSchema>;

const missing = message('validation.required');

/** A new user, who gets an invitation by e-mail, and by SMS where there is a number. */
export const newPartnerUserSchema = object({
  name: fullName().required(missing),
  email: email().required(missing),
  mobile_phone_number: mobile().optional(),
  role: choice('partnerRole').required(missing),
}).noUnknown();

/** The fields of a user that other users may change. */
export const partnerUserChangeSchema = object({
  role: choice('partnerRole').required(missing),
  status: flag().required(missing),
}).noUnknown();

/** Days within which an invitation has to be accepted. */
export const INVITATION_DAYS = 7;

/** Users that a partner may have. */
export const MAX_PARTNER_USERS = 50;
