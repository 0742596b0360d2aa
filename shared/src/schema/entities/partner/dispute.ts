import { type InferType, array, object, string } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { count } from '../../fields/numbers';
import { longText, text } from '../../fields/text';
import { message } from '../../message';

export const disputeMessageSchema = object({
  from: string<'partner' | 'admin'>().required().oneOf(['partner', 'admin']),
  name: text(),
  text: longText(1000),
  at: timestamp(),
}).noUnknown();

export const disputeSchema = object({
  id: uuid(),
  reference: text(20),
  partner_id: reference('partners'),
  entry_id: uuid(),
  application_reference: text(20),
  reason: choice('disputeReason'),
  status: choice('disputeStatus'),
  /** Messages that the partner, or the admins, have not read. */
  unread_partner: count(),
  unread_admin: count(),
  created_at: timestamp(),
  updated_at: timestamp(),
}).noUnknown();

export type Dispute = InferType<typeof disputeSchema>;

/** A dispute with its thread, oldest message first. */
export const disputeThreadSchema = disputeSchema.shape({
  messages: array(disputeMessageSchema).defined(),
});

export type DisputeThread = InferType<typeof disputeThreadSchema>;

const missing = message('validation.required');
const words = () =>
  longText(1000).required(missing).matches(/\S/u, { message: missing, excludeEmptyString: true });

export const newDisputeSchema = object({
  entry_id: uuid().required(missing),
  reason: choice('disputeReason').required(missing),
  text: words(),
}).noUnknown();

/** A message of a dispute. An admin may resolve it with the message. */
export const newDisputeMessageSchema = object({
  text: words(),
  resolve: string<'1' | ''>().oneOf(['1', '']).optional(),
}).noUnknown();
