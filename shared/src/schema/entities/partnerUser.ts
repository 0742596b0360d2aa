import type { InferType } from 'yup';
import { object } from 'yup';
import { reference } from '../fields/choice';
import { email } from '../fields/contact';
import { fullName } from '../fields/names';
import { flag, id } from '../fields/numbers';

/** An account of the partner portal. */
export const partnerUserSchema = object({
  id: id(),
  name: fullName(),
  email: email(),
  partner_id: reference('partners'),
  status: flag(),
}).noUnknown();

export type PartnerUser = InferType<typeof partnerUserSchema>;
