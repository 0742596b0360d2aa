import { type AnySchema, type InferType, ValidationError } from 'yup';
import { type Message, isMessage, message } from './message';

/** The first error of each field, by path (with dots and indexes for nested fields, '' for the record). */
export type FieldMessages = Record<string, Message>;

/** The value in the schema's type, or its errors. */
export type Validated<T> = { ok: true; value: T } | { ok: false; errors: FieldMessages };

const getFirstMessage = (error: ValidationError): Message => {
  const found: unknown = error.errors[0];
  return isMessage(found) ? found : message('validation.invalid');
};

const groupByField = (error: ValidationError): FieldMessages => {
  const failures = error.inner.length > 0 ? error.inner : [error];
  const errors: FieldMessages = {};
  for (const failure of failures) errors[failure.path ?? ''] ??= getFirstMessage(failure);
  return errors;
};

/**
 * Validates a value. With `cast: true` it first casts the value of a form: '1,200'
 * to a number, '' to null where null is allowed, DD/MM/YYYY to a date. Values from
 * the wire must already have the right types.
 */
export const validate = <S extends AnySchema>(
  schema: S,
  value: unknown,
  { cast = false, context }: { cast?: boolean; context?: Record<string, unknown> } = {},
): Validated<InferType<S>> => {
  try {
    const checked: InferType<S> = schema.validateSync(value, {
      abortEarly: false,
      strict: !cast,
      context,
    });
    return { ok: true, value: cast ? checked : schema.cast(checked) };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { ok: false, errors: groupByField(error) };
  }
};
