import { type ISchema, number, object, string } from 'yup';
import { requiredArray } from '../answers';

/** Asks for a page of a timeline, of one kind or of all. */
export const timelineQuery = <const K extends string>(kinds: readonly K[]) =>
  object({
    kind: string<K>().oneOf(kinds).optional(),
    page: number().integer().min(1).max(100_000).optional(),
  }).noUnknown();

/** An event in a person's timeline. */
export const timelineEntry = <const K extends string>(kinds: readonly K[]) =>
  object({
    /** Its position, 1 for the oldest. */
    id: number().required(),
    kind: string<K>().oneOf(kinds).required(),
    at: string().required(),
    /** A stage, purpose, status or disposition, by the kind; '' where there is none. */
    code: string().defined(),
    /** The device, product, lender, caller, campaign or reference that it is about. */
    name: string().defined(),
    /** Remarks of a lender, notes of a caller, or a note of the desk or of a partner. */
    text: string().defined(),
    /** The application that it is about; '' where there is none. */
    record_id: string().defined(),
  });

/** A page of a timeline, the newest first. */
export const timelinePage = <T>(entry: ISchema<T>) =>
  object({ data: requiredArray(entry), total: number().required(), pages: number().required() });
