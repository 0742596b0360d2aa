import { array, type ISchema } from 'yup';

/** A query parameter with several comma-separated values; a record must have one of them. */
export const queryList = <T>(one: ISchema<T>) =>
  array(one)
    .transform((value: unknown, sent: unknown) =>
      typeof sent === 'string' ? sent.split(',') : value,
    )
    .optional();
