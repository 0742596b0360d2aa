import { isDeepStrictEqual } from 'node:util';
import { Conflict, NotFound } from './errors';
import type { Id, Patch, Stored } from './port';

/** Whether a patch leaves a record, or the defaults that stand in for one, as they are. */
export function changesNothing(current: object, patch: object): boolean {
  const values = new Map<string, unknown>(Object.entries(current));
  return Object.entries(patch).every(([field, value]) =>
    isDeepStrictEqual(values.get(field), value),
  );
}

/** Returns a record that was found. Throws NotFound. */
export function requireRecord<R>(collection: PropertyKey, id: Id, found: R | undefined): R {
  if (!found) throw new NotFound(`${String(collection)} ${id} is not there`);
  return found;
}

/**
 * Returns the next version of a record; the record itself if the patch changes nothing. Throws Conflict if the patch
 * names another version.
 */
export function applyPatch<R extends Stored>(collection: PropertyKey, old: R, patch: Patch<R>): R {
  if (patch.version !== undefined && patch.version !== old.version)
    throw new Conflict(`${String(collection)} ${old.id} has changed since it was read`, old);
  if (changesNothing(old, patch)) return old;
  return { ...old, ...patch, id: old.id, version: old.version + 1 };
}
