import { type InferType, object, string } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { date, timestamp } from '../../fields/dates';
import { reasonInWords, text } from '../../fields/text';
import { message } from '../../message';

/** The states of an erasure request that its person sees, in order. */
export const ERASURE_STATUSES = ['requested', 'in_progress', 'done'] as const;

export type ErasureStatus = (typeof ERASURE_STATUSES)[number];

/** Days until the server starts an erasure, and until it is done. */
export const ERASURE_DAYS = { begins: 1, done: 7 } as const;

/** Days after which an application that nobody has decided no longer holds up an erasure. */
export const ERASURE_BLOCKED_DAYS = 90;

/** Days within which a second admin decides about a request of the desk. */
export const ERASURE_DECISION_DAYS = 2;

/** Days after which the server deletes sent messages. */
export const OUTBOX_RETENTION_DAYS = 7;

/** Days for which the server keeps when borrowers signed in. */
export const SIGN_IN_RETENTION_DAYS = 365;

export const erasureSchema = object({
  id: uuid(),
  /** The number that the person quotes to support. */
  reference: string().defined(),
  status: string<ErasureStatus>().defined().oneOf(ERASURE_STATUSES),
  requested_at: timestamp(),
  /** The day in India by which the erasure is done. */
  due_on: date(),
  done_at: timestamp().nullable(),
}).noUnknown();

export type Erasure = InferType<typeof erasureSchema>;

/**
 * A request to erase a customer's data as the desk sees it, the person masked. A borrower's own
 * request runs through requested, in_progress and done. One that an admin entered waits until a
 * second admin approves or refuses it. Both may be withdrawn until they are done.
 */
export const erasureRequestSchema = object({
  id: uuid(),
  reference: text(20),
  status: choice('erasureStatus'),
  origin: choice('erasureOrigin'),
  user_id: uuid(),
  customer_reference: text(20),
  customer_name: text(),
  contact: text(),
  partner_id: reference('partners').nullable(),
  /** Why an admin entered it; '' for a borrower's own request, and once the data is erased. */
  reason: text(300),
  requested_at: timestamp(),
  /** Null while a request waits for approval. */
  due_on: date().nullable(),
  done_at: timestamp().nullable(),
  entered_by_name: text(),
  decided_by_name: text(),
  decided_at: timestamp().nullable(),
  /** Why it was refused. */
  decision_reason: text(300),
}).noUnknown();

export type ErasureRequest = InferType<typeof erasureRequestSchema>;

const missing = message('validation.required');

/** A request that an admin enters for a customer. */
export const newErasureSchema = object({
  user_id: uuid().required(missing),
  reason: reasonInWords(),
}).noUnknown();

/** A decision about a request that an admin entered. A refusal needs a reason. */
export const erasureDecisionSchema = object({
  status: string<'approved' | 'refused' | 'withdrawn'>()
    .oneOf(['approved', 'refused', 'withdrawn'], message('validation.one_of'))
    .required(missing),
  reason: text(300).when('status', ([status], reason) =>
    status === 'refused' ? reason.concat(reasonInWords()) : reason,
  ),
}).noUnknown();
