import type { FieldDescription } from '../../../schema';
import { isSameValue } from '../../data/versions/changedFields';
import { toApiError } from '../../data/httpError';
import type { Fields } from '../../data/provider/resourceRow';

/** The values that others have saved since the record was read, from the answer to a refused save. */
export const getTheirValues = (error: unknown): Fields | undefined => {
  const failure = toApiError(error);
  return failure?.status === 409 ? failure.current : undefined;
};

/** A field that the person and somebody else have changed. */
export interface FieldConflict {
  theirs: unknown;
  mine: unknown;
}

/** The conflict in one field; undefined if the save failed for another reason. */
export const getFieldConflict = (
  error: unknown,
  name: string,
  mine: unknown,
): FieldConflict | undefined => {
  const theirs = getTheirValues(error);
  return theirs && name in theirs ? { theirs: theirs[name], mine } : undefined;
};

export interface NamedConflict extends FieldConflict {
  field: FieldDescription;
}

/** The fields in which others have saved another value than the one that was sent. */
export const findFieldConflicts = (
  error: unknown,
  fields: readonly FieldDescription[],
  sent: Fields,
): NamedConflict[] =>
  fields.flatMap((field) => {
    const both = getFieldConflict(error, field.name, sent[field.name]);
    return both && !isSameValue(both.theirs, both.mine) ? [{ ...both, field }] : [];
  });
