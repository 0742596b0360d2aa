import { type InferType, object } from 'yup';
import { flag, id } from '../fields/numbers';
import { text } from '../fields/text';

/** A language of the product (section 3). */
export const languageSchema = object({
  id: id(),
  languageName: text(40),
  image: text(4000),
  isDefault: flag(),
  country_key: text(2),
  country_name: text(60),
  phone_code: text(4),
}).noUnknown();

export type Language = InferType<typeof languageSchema>;
