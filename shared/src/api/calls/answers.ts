import type { ISchema } from 'yup';
import { array, boolean, object, string } from 'yup';

/** `{success, message}`: the answer of a call that returns no data. */
export const doneAnswer = () =>
  object({ success: boolean().required(), message: string().defined() });

/** A list of records. */
export const listOf = <T>(schema: ISchema<T>) => array(schema).required();
