import type { FieldMessages } from '@marketplace/shared/schema';
import { validate } from '@marketplace/shared/schema';
import { getTranslator } from '@marketplace/shared/i18n';
import type { AnySchema, InferType } from 'yup';
import { now } from '../../../clock';
import { scrubFields } from '../../../data/borrowers/scrubText';
import { HttpError } from '../../../httpError';
import type { Language } from '../../../messages/translate';

/** Converts a schema's errors to a 422 with a message for each field. */
export function toValidationError(errors: FieldMessages, language: Language): HttpError {
  const translate = getTranslator(language);
  return new HttpError(422, 'invalid', {
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, { key, params }]) => [
        field,
        { text: translate(key, params) },
      ]),
    ),
  });
}

function listUnknownFields(schema: AnySchema, value: object): string[] {
  const description: object = schema.describe();
  if (!('fields' in description)) return [];
  const { fields } = description;
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
}

/**
 * Validates a value by a schema and returns the cast value. `cast` casts text first, for query strings.
 * Scrubs identity numbers from free text. Throws 422 with a message for each invalid or unknown field.
 */
export function validateWith<S extends AnySchema>(
  schema: S,
  value: object,
  language: Language,
  cast = false,
): InferType<S> {
  const unknown = listUnknownFields(schema, value);
  const known = Object.fromEntries(
    Object.entries(value).filter(([name]) => !unknown.includes(name)),
  );
  const result = validate(schema, scrubFields(schema, known), {
    cast,
    context: { now: new Date(now()) },
  });
  if (result.ok && unknown.length === 0) return result.value;
  const found = result.ok ? undefined : toValidationError(result.errors, language);
  throw new HttpError(422, 'invalid', {
    errors: {
      ...found?.options.errors,
      ...Object.fromEntries(unknown.map((name) => [name, 'unknown_field' as const])),
    },
  });
}
