import { type FieldErrors, type FieldValues, type ResolverResult, set } from 'react-hook-form';
import type { AnySchema, InferType } from 'yup';
import { type Message, validate } from '../schema';

/**
 * Makes the resolver of a form from a schema. The form's values are what the person typed, such as
 * '1,200' or DD/MM/YYYY; the submit handler gets them in the schema's types. Each field has its first
 * error, in the words of `translateError`; an error of the whole record is at `root`.
 */
export const yupResolver =
  <S extends AnySchema>(schema: S, translateError: (message: Message, field: string) => string) =>
  <Values extends FieldValues>(values: Values): ResolverResult<Values, InferType<S>> => {
    const result = validate(schema, values, { cast: true });
    if (result.ok) return { values: result.value, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of Object.entries(result.errors))
      set(errors, path || 'root', { type: message.key, message: translateError(message, path) });
    return { values: {}, errors };
  };
