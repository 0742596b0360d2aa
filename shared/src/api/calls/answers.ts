import type { AnySchema } from 'yup';
import { array, boolean, object, string } from 'yup';

/** `{success, message}`: what a call answers that only reports. */
export const doneAnswer = () =>
  object({ success: boolean().required(), message: string().defined() });

/** A list of records. */
export const listOf = <S extends AnySchema>(schema: S) => array(schema).required();
