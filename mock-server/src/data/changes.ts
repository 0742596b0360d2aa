import { isDeepStrictEqual } from 'node:util';
import { HttpError } from '../httpError';
import type { Patch, Writer } from '../store/port';
import type { Collections } from './records';
import type { Versioned } from './views';

/** Collections whose records store the version in which each field last changed. */
export type VersionedCollection = {
  [K in keyof Collections]: 'changed_in' extends keyof Collections[K] ? K : never;
}[keyof Collections];

interface Change<K extends VersionedCollection> {
  readonly old: Readonly<Collections[K]>;
  readonly patch: Patch<Collections[K]>;
  /** Says when and by whom `patch` was made; saved only with it. */
  readonly stamp?: Patch<Collections[K]>;
  /** The version that the caller read; undefined skips the check. */
  readonly seen: number | undefined;
  /** Returns the fields of the record that the caller may see. */
  readonly view: (record: Readonly<Collections[K]>) => object;
}

type Versions = Readonly<Record<string, number>>;

/**
 * Throws 409 if the caller read another version than the stored one, and names the fields changed
 * since. If the record does not know them, names the fields in `otherwise`.
 */
export function checkVersion(
  old: Versioned & { readonly changed_in?: Versions },
  seen: number | undefined,
  { view, otherwise = [] }: { view: object; otherwise?: readonly string[] },
): void {
  if (seen === undefined || seen === old.version) return;
  const versions = old.changed_in ?? {};
  const since = Object.keys(versions).filter((field) => (versions[field] ?? 0) > seen);
  throw buildStaleError(view, old.version, since.length > 0 ? since : otherwise);
}

/** Builds a 409 with the changed fields and their stored values. */
function buildStaleError(record: object, version: number, changed: readonly string[]): HttpError {
  const currentFields = Object.entries(record).filter(([field]) => changed.includes(field));
  return new HttpError(409, 'changed_meanwhile', {
    errors: Object.fromEntries(currentFields.map(([field]) => [field, 'changed_meanwhile'])),
    current: { ...Object.fromEntries(currentFields), version },
  });
}

/**
 * Saves a patch with the version of each changed field. A patch that changes nothing raises no version. Rejects
 * with 409 if the caller read another version.
 */
export async function saveChange<K extends VersionedCollection>(
  writer: Writer<Collections>,
  collection: K,
  { old, patch, stamp, seen, view }: Change<K>,
): Promise<Readonly<Collections[K]>> {
  const versions: Versions = old.changed_in ?? {};
  checkVersion(old, seen, { view: view(old), otherwise: Object.keys(patch) });
  const before = new Map<string, unknown>(Object.entries(old));
  const changed = Object.entries(patch)
    .filter(([field, value]) => !isDeepStrictEqual(value, before.get(field)))
    .map(([field]) => field)
    .filter((field) => !['id', 'version', 'changed_in', 'updated_at'].includes(field));
  if (changed.length === 0) return old;
  const next = Object.fromEntries(changed.map((field) => [field, old.version + 1]));
  return writer.update(collection, old.id, {
    ...patch,
    ...stamp,
    changed_in: { ...versions, ...next },
  });
}
