import { type InferType, object } from 'yup';
import { message } from '../../message';
import { catalogueName } from '../../fields/names';
import { count, flag, id, rupees } from '../../fields/numbers';
import { bullets, image, requiredText, text, url } from '../../fields/text';

/**
 * A card of the catalogue (section 3); `annual_fee` in ₹, `{UNIQUE_ID}` in `utm_link` is the customer's id.
 * A new card has no image, key feature or UTM link; nobody can empty them once they are set.
 * The last block extends the specification's record with the Hindi texts, '' and [] if there is no translation.
 */
export const creditCardSchema = object({
  category_id: id().meta({ kind: 'id', readOnly: true }),
  category_name: catalogueName().required(message('validation.required')),
  category_img_thumb: image().required(message('validation.required')),
  key_feature: requiredText(200),
  annual_fee: rupees().nullable(),
  sort_order: count(9999),
  utm_link: url().required(message('validation.required')),
  marketing_bullets: bullets(),
  secured: flag(),
  status: flag(),

  key_feature_hi: text(200),
  /** One for each of `marketing_bullets`, in the same order. */
  marketing_bullets_hi: bullets(),
}).noUnknown();

export type CreditCard = InferType<typeof creditCardSchema>;
