import { type InferType, object } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { optionalContact } from '../../fields/contact';
import { timestamp } from '../../fields/dates';
import { personName } from '../../fields/names';
import { flag } from '../../fields/numbers';
import { text } from '../../fields/text';
import { message } from '../../message';

/** Days after which a partner's customer link expires. */
export const PROSPECT_DAYS = 30;

/** A partner's link for one customer. The contact is masked; contact and name may be ''. */
export const prospectSchema = object({
  id: uuid(),
  partner_id: reference('partners'),
  product: choice('product'),
  first_name: personName(),
  contact: text(120),
  stage: choice('prospectStage'),
  created_at: timestamp(),
  expires_at: timestamp(),
  /** When somebody first opened the link. */
  opened_at: timestamp().nullable(),
  /** The account that created the link; '' if unknown. */
  created_by: text(),
  /** 1 if an admin who acted as the partner created it. */
  masquerade: flag(),
}).noUnknown();

export type Prospect = InferType<typeof prospectSchema>;

/** The request body of a link. Name and contact help the partner to tell its links apart. */
export const newProspectSchema = object({
  product: choice('product').required(message('validation.required')),
  first_name: personName().optional(),
  contact: optionalContact().optional(),
}).noUnknown();
