import type { AnyObject, ISchema, ObjectSchema, ObjectShape } from 'yup';
import { array, boolean, object, string } from 'yup';
import { recordVersion } from './version';

/** `{success, message}`: the answer of a call that returns no data. */
export const doneAnswer = () =>
  object({ success: boolean().required(), message: string().defined() });

export const requiredArray = <T>(schema: ISchema<T>) => array(schema).required();

/** `{data}`: the answer of a call that returns the given fields. */
export const dataAnswer = <S extends ObjectShape>(fields: S) =>
  object({ data: object(fields).required() });

/** `{data}`: the answer of a call that returns one record with its version. */
export const recordAnswer = <T extends AnyObject, C, D>(schema: ObjectSchema<T, C, D>) =>
  object({ data: schema.shape(recordVersion).required() });
