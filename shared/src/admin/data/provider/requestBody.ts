import type { AnyObjectSchema, InferType } from 'yup';
import { ApiError } from '../../../api/apiError';
import { validate } from '../../../schema/validate';
import type { Fields } from './resourceRow';

/**
 * Builds the body of a call with the call's own schema, which drops unknown fields.
 * @throws ApiError 422 for a value that the schema refuses, though the form should have said so
 * before
 */
export const toRequestBody = <S extends AnyObjectSchema>(schema: S, data: Fields): InferType<S> => {
  const known = Object.keys(schema.fields);
  const body = Object.fromEntries(
    known.flatMap((name) => (name in data ? [[name, data[name]]] : [])),
  );
  const checked = validate(schema, body);
  if (checked.ok) return checked.value;
  const fields = Object.fromEntries(
    Object.entries(checked.errors).map(([name, { key }]) => [name, key]),
  );
  throw new ApiError(Object.values(fields)[0] ?? 'validation.invalid', { status: 422, fields });
};
