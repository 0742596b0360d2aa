import { type InferType, object } from 'yup';
import { date } from '../../fields/dates';
import { flag, id } from '../../fields/numbers';
import { text } from '../../fields/text';

/** A discount voucher: a shop's offer for a code, up to and including a day. */
export const voucherSchema = object({
  id: id(),
  shop: text(80),
  offer: text(120),
  terms: text(200),
  /** The Hindi translations of the texts above. */
  offer_hi: text(120),
  terms_hi: text(200),
  code: text(20),
  valid_until: date(),
  status: flag(),
}).noUnknown();

export type Voucher = InferType<typeof voucherSchema>;
