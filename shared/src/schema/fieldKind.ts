import type { OptionListName } from './options/names';

/** The kinds of fields. A console has one column, input and cell for each kind. */
export const FIELD_KINDS = [
  'text',
  'longText',
  'email',
  'mobile',
  'pan',
  'pincode',
  'colour',
  'rupees',
  'percentage',
  'months',
  'years',
  'count',
  'flag',
  'date',
  'month',
  'timestamp',
  'choice',
  'bullets',
  'image',
  'url',
  'id',
  'reference',
  'references',
] as const;

export type FieldKind = (typeof FIELD_KINDS)[number];

const NUMERIC: ReadonlySet<FieldKind> = new Set([
  'rupees',
  'percentage',
  'months',
  'years',
  'count',
  'reference',
]);

/** Whether a person types a number into a field of this kind. A flag is a number, too, and is switched. */
export const isNumeric = ({ kind }: { readonly kind: FieldKind }): boolean => NUMERIC.has(kind);

/** Collections that a `reference` or `references` field may point at. */
export type ReferenceTarget =
  | 'lenders'
  | 'lender-groups'
  | 'partners'
  | 'users'
  | 'revenue-types'
  | 'languages'
  | 'message-templates'
  | 'courses';

/** Metadata that a field builder sets on its yup schema. */
export interface FieldMeta {
  kind: FieldKind;
  /** Catalogue key; `fields.<field name>` by default. */
  label?: string;
  /** The option list that a `choice` picks from. */
  options?: OptionListName;
  /** Options that the field does not take. */
  except?: readonly string[];
  /** The collection that a reference points at. */
  target?: ReferenceTarget;
  /** A deleted record takes along those that point at it; by default it cannot be deleted while one does. */
  onDelete?: 'cascade';
  /** Smallest difference between two values, in the field's unit. */
  step?: number;
  /** Amounts of the field show their paise, so that they align in a column. */
  hasPaise?: boolean;
  /** Only the server sets the field. */
  readOnly?: boolean;
}

declare module 'yup' {
  interface CustomSchemaMetadata extends FieldMeta {}
}
