import type { InferType } from 'yup';
import { mixed, number, object, string } from 'yup';
import { timestamp } from '../fields/dates';
import { count } from '../fields/numbers';
import { text } from '../fields/text';

/** Bounds of a draft: fields, characters of a text, drafts of a person, days that it is kept untouched. */
export const DRAFT_LIMITS = { fields: 80, text: 500, forms: 12, days: 30 } as const;

/** What a field of a draft may hold. */
export type DraftValue = string | number | boolean | null;

const isDraftValue = (value: unknown): value is DraftValue =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= DRAFT_LIMITS.text);

const isDraftValues = (value: unknown): value is Record<string, DraftValue> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= DRAFT_LIMITS.fields &&
  Object.entries(value).every(([name, held]) => name.length <= 60 && isDraftValue(held));

const values = () =>
  mixed<Record<string, DraftValue>>((value): value is Record<string, DraftValue> =>
    isDraftValues(value),
  );

/** What was typed into a form and not sent yet, without what must not be kept. */
export const formDraftSchema = object({
  form: text(40),
  /** The shape of the form that wrote it; a form of another shape does not read it. */
  shape: count(),
  /** Where in the form the person was. */
  step: text(40),
  values: values().defined(),
  /** Grows by one with each save. */
  version: number().defined().integer().min(1),
  saved_at: timestamp(),
}).noUnknown();

export type FormDraft = InferType<typeof formDraftSchema>;

/** A draft as it is sent: `version` is the one seen last, 0 where none was there. */
export const newFormDraftSchema = object({
  shape: count().min(1).required(),
  step: string().defined().max(40),
  values: values().required(),
  version: number().required().integer().min(0),
}).noUnknown();
