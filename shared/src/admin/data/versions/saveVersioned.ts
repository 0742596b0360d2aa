import { ApiError } from '../../../api/apiError';
import { pickChangedFields, isSameValue } from './changedFields';
import { PropertyError } from '../provider/perProperty';
import type { Fields } from '../provider/resourceRow';

/** Other people may change other fields meanwhile; a change is sent at most this often. */
const ATTEMPTS = 4;

interface Versioned {
  /** The record as the screen showed it, with the version that the change is based on. */
  previous: Fields;
  data: Fields;
  /** Sends the fields that differ from the base record; returns the new record. */
  send: (changed: Fields, base: Fields) => Promise<Fields>;
}

const withoutKeys = ({ id: _, version: __, ...fields }: Fields): Fields => fields;

/**
 * Returns whether someone has changed a field to a value that is neither the screen's nor the new
 * one.
 */
const hasConflict = (current: Fields, previous: Fields, changed: Fields): boolean =>
  Object.entries(changed).some(
    ([name, value]) =>
      name in current &&
      !isSameValue(current[name], previous[name]) &&
      !isSameValue(current[name], value),
  );

/**
 * Saves a change based on the version that the screen showed. If others have meanwhile changed
 * other fields, it sends the change again on top of theirs. Returns the whole record.
 * @throws ApiError 409 with `current` where they have changed one of these fields
 */
export const saveVersioned = async ({ previous, data, send }: Versioned): Promise<Fields> => {
  const wanted = withoutKeys(pickChangedFields(data, previous));
  let base = previous;
  for (let attempt = 1; ; attempt += 1) {
    const changed = pickChangedFields(wanted, base);
    try {
      return { ...base, ...changed, ...(await send(changed, base)) };
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined;
      if (!current || attempt === ATTEMPTS || hasConflict(current, base, changed)) throw error;
      const saved = error instanceof PropertyError ? error.saved : [];
      base = {
        ...base,
        ...Object.fromEntries(saved.map((name) => [name, wanted[name]])),
        ...current,
      };
    }
  }
};
