import { type InferType, object, string } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { flag, id } from '../../fields/numbers';
import { longText, requiredText, text } from '../../fields/text';
import { message } from '../../message';

const missing = message('validation.required');

/** The largest attachment of a ticket, in bytes. */
export const ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** A partner's question. People quote `reference`. */
export const ticketSchema = object({
  id: uuid(),
  reference: text(20),
  partner_id: reference('partners'),
  kind: choice('ticketKind'),
  subject: requiredText(120),
  status: choice('ticketStatus'),
  /** The admin account that answers it; null for nobody yet. */
  assigned_to: id().nullable(),
  assigned_name: text(),
  created_by_name: text(),
  created_at: timestamp(),
  updated_at: timestamp(),
  /** 1 while nobody on this side has read the newest message of the other side. */
  unread_partner: flag(),
  unread_desk: flag(),
}).noUnknown();

export type Ticket = InferType<typeof ticketSchema>;

const body = () => longText(4000).required(missing).matches(/\S/u, { message: missing });

export const newTicketSchema = object({
  kind: choice('ticketKind').required(missing),
  subject: requiredText(120),
  text: body(),
}).noUnknown();

export const newTicketMessageSchema = object({ text: body() }).noUnknown();

/** A message in a ticket, or a file that one side has attached: then `text` is ''. */
export const ticketMessageSchema = object({
  id: uuid(),
  sender: string<'partner' | 'desk'>().oneOf(['partner', 'desk']).required(),
  author_name: text(),
  text: longText(4000),
  /** The name of the attached file; '' for none. */
  attachment: text(),
  at: timestamp(),
}).noUnknown();

export type TicketMessage = InferType<typeof ticketMessageSchema>;

/** The fields of a ticket that an admin sets. */
export const ticketUpdateSchema = object({
  status: choice('ticketStatus').required(missing),
  /** Null for nobody. */
  assigned_to: id().nullable(),
}).noUnknown();
