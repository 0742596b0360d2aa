import { type InferType, object } from 'yup';
import { message } from '../../message';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { date, timestamp } from '../../fields/dates';
import { utmId } from '../../fields/names';
import { count, flag, id, rupees } from '../../fields/numbers';
import { requiredText } from '../../fields/text';

const missing = message('validation.required');

/** Characters of a short code. */
export const SHORT_CODE_LENGTH = { min: 4, max: 32 } as const;

const isLongEnough = (code: string | undefined): boolean =>
  !code || code.length >= SHORT_CODE_LENGTH.min;

/** The last segment of a short address: the characters of a UTM id. */
const shortCode = () =>
  utmId()
    .max(SHORT_CODE_LENGTH.max)
    .test({
      name: 'short_code',
      message: message('validation.text_min', { min: SHORT_CODE_LENGTH.min }),
      test: isLongEnough,
    });

/** What an admin may still change once the link is printed somewhere. */
const campaign = {
  campaign: requiredText(80),
  utm_source: utmId().required(missing),
  utm_medium: utmId().required(missing),
  utm_campaign: utmId().required(missing),
  utm_term: utmId(),
  utm_content: utmId(),
};

/**
 * A short address, `/l/{code}`, to a product in a partner's brand. The server derives the counts;
 * `leads` are people, and `disbursed_amount` is in ₹.
 */
export const trackingLinkSchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  code: shortCode(),
  partner_id: reference('partners'),
  product: choice('product'),
  ...campaign,
  archived: flag(),
  created_at: timestamp(),
  /** Of people; `automatic_clicks` are of previewers, crawlers and prefetches. */
  clicks: count().optional(),
  automatic_clicks: count().optional(),
  leads: count().optional(),
  applications: count().optional(),
  disbursals: count().optional(),
  disbursed_amount: rupees().optional(),
}).noUnknown();

export type TrackingLink = InferType<typeof trackingLinkSchema>;

/** A new link. The server makes a code where none is given. */
export const newTrackingLinkSchema = object({
  ...campaign,
  partner_id: reference('partners').required(missing),
  product: choice('product').required(missing),
  code: shortCode(),
}).noUnknown();

/** A change of a link. Its code, partner and product stay, because people hold the address. */
export const trackingLinkChangeSchema = object({ ...campaign, archived: flag() })
  .partial()
  .noUnknown();

/** The clicks on a link on one day of India. Nothing tells who clicked. */
export const linkClicksSchema = object({
  id: uuid(),
  link_id: id(),
  day: date(),
  clicks: count(),
  automatic_clicks: count().optional(),
}).noUnknown();

export type LinkClicks = InferType<typeof linkClicksSchema>;
