import { isSchema, object } from 'yup';
import { toDisplayDate, toDisplayDateTime } from '../../format';
import { type FieldDescription, type Message, validate } from '../../schema';
import { toPlainText } from '../data/plainText';

/** The part of an entity's schema that a single field needs: the rules by name. */
export interface EntitySchema {
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Formats a value for an input: a number without groups, which an edit in the middle would make wrong, DD/MM/YYYY with
 * or without a time, or the text itself.
 */
export const toInputText = (field: FieldDescription, value: unknown): string => {
  const text = toPlainText(value);
  if (field.kind === 'timestamp') return toDisplayDateTime(text) ?? text;
  return field.kind === 'date' ? (toDisplayDate(text) ?? text) : text;
};

/** Returns the rules of one field as a schema of its own. */
export const getFieldSchema = (schema: EntitySchema, name: string) => {
  const rule = schema.fields[name];
  if (!isSchema(rule)) throw new Error(`the entity has no field ${name}`);
  return object({ [name]: rule });
};

export type Parsed = { ok: true; value: unknown } | { ok: false; message: Message };

/**
 * Parses typed text by the entity's rule: '1,200' is a number, '' is null where
 * null is allowed, DD/MM/YYYY is a date.
 */
export const parseInputText = (
  schema: EntitySchema,
  field: FieldDescription,
  draft: unknown,
): Parsed => {
  const value = draft === '' && field.nullable ? null : draft;
  const rule = getFieldSchema(schema, field.name);
  const result = validate(rule, { [field.name]: value }, { cast: true });
  if (!result.ok) {
    const message = result.errors[field.name] ?? Object.values(result.errors)[0];
    return { ok: false, message: message ?? { key: 'validation.invalid' } };
  }
  const found = Object.entries(result.value).find(([name]) => name === field.name);
  return { ok: true, value: found?.[1] };
};
