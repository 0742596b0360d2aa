import type { InferType } from 'yup';
import { object, string } from 'yup';
import { uuid } from '../fields/choice';
import { date, timestamp } from '../fields/dates';

/** The states of an erasure request, in order. */
export const ERASURE_STATUSES = ['requested', 'in_progress', 'done'] as const;

export type ErasureStatus = (typeof ERASURE_STATUSES)[number];

/** Days until the server starts an erasure, and until it is done. */
export const ERASURE_DAYS = { begins: 1, done: 7 } as const;

/** Days after which the server deletes sent messages. */
export const OUTBOX_RETENTION_DAYS = 7;

/** A person's request to erase their data. */
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
