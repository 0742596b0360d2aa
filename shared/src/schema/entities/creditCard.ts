import type { InferType } from 'yup';
import { object } from 'yup';
import { message } from '../message';
import { catalogueName } from '../fields/names';
import { count, flag, id, rupees } from '../fields/numbers';
import { bullets, image, text, url } from '../fields/text';

/**
 * A card of the catalogue (section 3); `annual_fee` in ₹, `{UNIQUE_ID}` in `utm_link` is the customer's id.
 * The last block extends the specification's record: the same in Hindi, '' and [] where it has not been written.
 */
export const creditCardSchema = object({
  category_id: id().meta({ kind: 'id', readOnly: true }),
  category_name: catalogueName().required(message('validation.required')),
  category_img_thumb: image(),
  key_feature: text(200),
  annual_fee: rupees().nullable(),
  sort_order: count(9999),
  utm_link: url(),
  marketing_bullets: bullets(),
  secured: flag(),
  status: flag(),

  key_feature_hi: text(200),
  /** One for each of `marketing_bullets`, in the same order. */
  marketing_bullets_hi: bullets(),
}).noUnknown();

export type CreditCard = InferType<typeof creditCardSchema>;
