import type { InferType } from 'yup';
import { object } from 'yup';
import { choice, reference } from '../fields/choice';
import { email, mobile } from '../fields/contact';
import { timestamp } from '../fields/dates';
import { fullName } from '../fields/names';
import { flag, id } from '../fields/numbers';

/**
 * An account of the partner portal. The server derives `account_state`: an invited user has not set a password,
 * and a lapsed one has no invitation to do it with.
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
