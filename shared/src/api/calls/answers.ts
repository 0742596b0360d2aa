import type { AnyObject, ISchema, ObjectSchema, ObjectShape } from 'yup';
import { array, boolean, number, object, string } from 'yup';
import { recordVersion } from './version';

/** `{success, message}`: the answer of a call that returns no data. */
export const doneAnswer = () =>
  object({ success: boolean().required(), message: string().defined() });

/**
 * A record's version before and after a call that may change it: a client with the earlier one may save with the
 * later one.
 */
export const versionsAnswer = () =>
  object({
    version_before: number().integer().required(),
    version: number().integer().required(),
  }).required();

export const requiredArray = <T>(schema: ISchema<T>) => array(schema).required();

/** `{data}`: the answer of a call that returns the given fields. */
export const dataAnswer = <S extends ObjectShape>(fields: S) =>
  object({ data: object(fields).required() });

/** The details of a code that its owner may see: its masked recipient and its age in seconds. */
export const codeAnswer = () =>
  object({
    sent_to: string().defined(),
    age: number().integer().min(0).required(),
    /** 0 once the code is used up. */
    tries_left: number().integer().min(0).required(),
  });

/** `{data}`: the answer of a call that returns one record with its version. */
export const recordAnswer = <T extends AnyObject, C, D>(schema: ObjectSchema<T, C, D>) =>
  object({ data: schema.shape(recordVersion).required() });
