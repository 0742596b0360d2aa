import { type InferType, mixed, number, object, string } from 'yup';
import { timestamp } from '../../fields/dates';
import { count } from '../../fields/numbers';
import { text } from '../../fields/text';

/** Limits: fields of a draft, characters of a text, drafts of a person, days without a change until deletion. */
export const DRAFT_LIMITS = { fields: 80, text: 500, forms: 12, days: 30 } as const;

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

/** The values that a person has typed into a form and not yet sent, without secret fields. */
export const formDraftSchema = object({
  form: text(40),
  /** The version of the form that wrote the draft. A form of another version ignores it. */
  shape: count(),
  /** The step of the form at which the person stopped. */
  step: text(40),
  values: values().defined(),
  /** Each save raises it by one. */
  version: number().defined().integer().min(1),
  saved_at: timestamp(),
}).noUnknown();

export type FormDraft = InferType<typeof formDraftSchema>;

/** The request body of a draft: `version` is the last known one, 0 for a new draft. */
export const newFormDraftSchema = object({
  shape: count().min(1).required(),
  step: string().defined().max(40),
  values: values().required(),
  version: number().required().integer().min(0),
}).noUnknown();
