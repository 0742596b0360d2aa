import type { InferType } from 'yup';
import { object } from 'yup';
import { choice, reference, uuid } from '../fields/choice';
import { optionalContact } from '../fields/contact';
import { timestamp } from '../fields/dates';
import { personName } from '../fields/names';
import { flag } from '../fields/numbers';
import { text } from '../fields/text';
import { message } from '../message';

/** Days for which a link that hands a customer over can be used. */
export const PROSPECT_DAYS = 30;

/** A customer whom a partner hands over by a link. The contact is masked; both it and the name may be ''. */
export const prospectSchema = object({
  id: uuid(),
  partner_id: reference('partners'),
  product: choice('product'),
  first_name: personName(),
  contact: text(120),
  stage: choice('prospectStage'),
  created_at: timestamp(),
  expires_at: timestamp(),
  /** When the link was first opened. */
  opened_at: timestamp().nullable(),
  /** Whose account made the link; '' where that was not noted. */
  created_by: text(),
  /** 1 where an admin made it who acted as the partner. */
  masquerade: flag(),
}).noUnknown();

export type Prospect = InferType<typeof prospectSchema>;

/** What a partner says of a customer; name and contact help it tell its links apart. */
export const newProspectSchema = object({
  product: choice('product').required(message('validation.required')),
  first_name: personName().optional(),
  contact: optionalContact().optional(),
}).noUnknown();
