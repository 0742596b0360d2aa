import { ApiError } from '../../api/apiError';
import { changedFields, sameValue } from './changedFields';
import { PropertyError } from './perProperty';
import type { Fields } from './resourceRow';

/** Others may change other fields again and again; that often a change is sent anew. */
const ATTEMPTS = 4;

interface Versioned {
  /** The record as the screen had it, with the version that the change is based on. */
  previous: Fields;
  data: Fields;
  /** Sends what differs from the record that it is based on; answers the record as it is then. */
  send: (changed: Fields, base: Fields) => Promise<Fields>;
}

const withoutKeys = ({ id: _, version: __, ...fields }: Fields): Fields => fields;

/** Whether others have put another value in a field than the one that the screen had, or this one. */
const conflicts = (current: Fields, previous: Fields, changed: Fields): boolean =>
  Object.entries(changed).some(
    ([name, value]) =>
      name in current &&
      !sameValue(current[name], previous[name]) &&
      !sameValue(current[name], value),
  );

/**
 * Saves a change based on the version that was seen. Where others have meanwhile changed other fields,
 * it is sent again on top of theirs. Answers the whole record.
 * @throws ApiError 409 with `current` where they have changed one of these fields
 */
export const saveVersioned = async ({ previous, data, send }: Versioned): Promise<Fields> => {
  const wanted = withoutKeys(changedFields(data, previous));
  let base = previous;
  for (let attempt = 1; ; attempt += 1) {
    const changed = changedFields(wanted, base);
    try {
      return { ...base, ...changed, ...(await send(changed, base)) };
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined;
      if (!current || attempt === ATTEMPTS || conflicts(current, base, changed)) throw error;
      const saved = error instanceof PropertyError ? error.saved : [];
      base = {
        ...base,
        ...Object.fromEntries(saved.map((name) => [name, wanted[name]])),
        ...current,
      };
    }
  }
};
