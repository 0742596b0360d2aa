import type { InferType } from 'yup';
import { object, string } from 'yup';
import { uuid } from '../fields/choice';
import { date, timestamp } from '../fields/dates';

/** How far a request for erasure has come. */
export const ERASURE_STATUSES = ['requested', 'in_progress', 'done'] as const;

export type ErasureStatus = (typeof ERASURE_STATUSES)[number];

/** Days until work on a request begins, and until it is carried out. */
export const ERASURE_DAYS = { begins: 1, done: 7 } as const;

/** Days for which is kept what was sent to whom, at most. */
export const OUTBOX_RETENTION_DAYS = 7;

/** A person's request to have what is held of them erased. */
export const erasureSchema = object({
  id: uuid(),
  /** What the person is told to quote. */
  reference: string().defined(),
  status: string<ErasureStatus>().defined().oneOf(ERASURE_STATUSES),
  requested_at: timestamp(),
  /** The day in India by which it is carried out. */
  due_on: date(),
  done_at: timestamp().nullable(),
}).noUnknown();

export type Erasure = InferType<typeof erasureSchema>;
