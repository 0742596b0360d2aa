import { type InferType, object } from 'yup';
import { message } from '../../message';
import { utmId } from '../../fields/names';
import { RESERVED_SEGMENTS } from '../../urlSegment';
import { flag, id, percentage, rupees } from '../../fields/numbers';
import { text } from '../../fields/text';

/**
 * A partner (section 3). `name` is the identifier that picks the brand, such as
 * TOPCLIND; of what a lender pays, the partner earns `revenue_percent` and
 * `revenue_flat_fee` in ₹ for each disbursal.
 */
export const partnerSchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  name: text(40).meta({ kind: 'text', readOnly: true }),
  title: text(120).meta({ kind: 'text', readOnly: true }),
  url_segment: text(40).meta({ kind: 'text', readOnly: true }),
  revenue_percent: percentage().nullable(),
  revenue_flat_fee: rupees().nullable(),
  utm_id: utmId().required(message('validation.required')),
  status: flag(),
}).noUnknown();

export type Partner = InferType<typeof partnerSchema>;

const missing = message('validation.required');

/** A new partner. Its page is at `/{url_segment}` and has the default brand, unless the brand list has its own. */
export const newPartnerSchema = object({
  name: text(40)
    .required(missing)
    .matches(/^[A-Za-z0-9_-]+$/, { message: message('validation.lender_name') }),
  title: text(120).required(missing).matches(/\S/, { message: missing }),
  url_segment: text(40)
    .required(missing)
    .matches(/^[a-z0-9_-]+$/, { message: message('validation.url_segment') })
    .notOneOf([...RESERVED_SEGMENTS], message('validation.segment_reserved')),
}).noUnknown();

/** The public fields of a partner, which the pages need to show its brand. */
export const publicPartnerSchema = partnerSchema.pick(['id', 'name', 'title', 'url_segment']);

export type PublicPartner = InferType<typeof publicPartnerSchema>;
