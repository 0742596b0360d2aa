import { array, number, string } from 'yup';
import { message } from '../message';
import type { FieldMeta, ReferenceTarget } from '../fieldKind';
import '../yupLocale';

/** The id of another record. */
export const reference = (target: ReferenceTarget, options: Pick<FieldMeta, 'onDelete'> = {}) =>
  number()
    .defined()
    .integer()
    .min(1)
    .meta({ kind: 'reference', target, ...options });

/** The ids of other records, without duplicates. */
export const references = (target: ReferenceTarget) =>
  array(number().required().integer().min(1))
    .defined()
    .max(100)
    .test({
      name: 'unique',
      message: message('validation.unique'),
      test: (ids) => !ids || new Set(ids).size === ids.length,
    })
    .meta({ kind: 'references', target });

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The UUID of a person, lead or application. */
export const uuid = () =>
  string()
    .defined()
    .matches(UUID, { message: message('validation.uuid') })
    .meta({ kind: 'id' });
