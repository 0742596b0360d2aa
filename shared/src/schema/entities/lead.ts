import type { InferType } from 'yup';
import { object } from 'yup';
import { choice, reference, uuid } from '../fields/choice';
import { timestamp } from '../fields/dates';
import { text } from '../fields/text';

/** A customer whom a partner referred: one lead for each consumer and product. Name and contact are masked. */
export const leadSchema = object({
  id: uuid(),
  /** The number that people quote to support, such as `L-6X29-SKW9`. */
  reference: text(20),
  user_id: uuid(),
  partner_id: reference('partners'),
  product: choice('product'),
  /** The requested kind of insurance; '' or absent for other products. */
  cover: choice('insuranceCover').optional(),
  customer_name: text(130),
  contact: text(120),
  stage: choice('leadStage'),
  created_at: timestamp(),
  updated_at: timestamp(),
}).noUnknown();

export type Lead = InferType<typeof leadSchema>;
