import type { AnySchema, InferType } from 'yup';
import { ValidationError } from 'yup';
import type { Message } from './message';
import { isMessage, message } from './message';

/** Field path (dots and indexes for nested ones, '' for the whole) to its first failure. */
export type FieldMessages = Record<string, Message>;

/** Either the value, cast to the schema's type, or what is wrong with it. */
export type Validated<T> = { ok: true; value: T } | { ok: false; errors: FieldMessages };

const firstMessage = (error: ValidationError): Message => {
  const found: unknown = error.errors[0];
  return isMessage(found) ? found : message('validation.invalid');
};

const byField = (error: ValidationError): FieldMessages => {
  const failures = error.inner.length > 0 ? error.inner : [error];
  const errors: FieldMessages = {};
  for (const failure of failures) errors[failure.path ?? ''] ??= firstMessage(failure);
  return errors;
};

/**
 * Checks a value. A form's value (`typed: true`) is cast first: '1,200' is a
 * number, '' is null where null is allowed, DD/MM/YYYY is a date. What comes
 * over the wire has to have the right types already.
 */
export const validate = <S extends AnySchema>(
  schema: S,
  value: unknown,
  { typed = false, context }: { typed?: boolean; context?: Record<string, unknown> } = {},
): Validated<InferType<S>> => {
  try {
    const checked: InferType<S> = schema.validateSync(value, {
      abortEarly: false,
      strict: !typed,
      context,
    });
    return { ok: true, value: typed ? checked : schema.cast(checked) };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { ok: false, errors: byField(error) };
  }
};
