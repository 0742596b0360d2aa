import { isDeepStrictEqual } from 'node:util';
import { HttpError } from '../httpError';
import type { Patch, Writer } from '../store/port';
import type { Collections, DeclaredCollection } from './records';
import type { Versioned } from './views';

/** The collections whose records remember which version each of their fields last changed in. */
export type VersionedCollection =
  | 'lenders'
  | 'credit_cards'
  | 'lender_revenue'
  | 'partners'
  | 'users'
  | 'accounts'
  | 'merchants'
  | 'help_requests'
  | DeclaredCollection;

interface Change<K extends VersionedCollection> {
  readonly old: Readonly<Collections[K]>;
  readonly patch: Patch<Collections[K]>;
  /** The version that the caller saw; undefined takes whatever is stored. */
  readonly seen: number | undefined;
  /** What of the record the caller may be told. */
  readonly view: (record: Readonly<Collections[K]>) => object;
}

type Versions = Readonly<Record<string, number>>;

/** Rejects 409 when the caller saw another version than the one stored; names what has changed since. */
export function checkVersion(
  old: Versioned & { readonly changed_in?: Versions },
  seen: number | undefined,
  { view, otherwise = [] }: { view: object; otherwise?: readonly string[] },
): void {
  if (seen === undefined || seen === old.version) return;
  const versions = old.changed_in ?? {};
  const since = Object.keys(versions).filter((field) => (versions[field] ?? 0) > seen);
  throw stale(view, old.version, since.length > 0 ? since : otherwise);
}

/** 409 that names the fields which others have changed since, with what they hold now. */
function stale(record: object, version: number, changed: readonly string[]): HttpError {
  const told = Object.entries(record).filter(([field]) => changed.includes(field));
  return new HttpError(409, 'changed_meanwhile', {
    errors: Object.fromEntries(told.map(([field]) => [field, 'changed_meanwhile'])),
    current: { ...Object.fromEntries(told), version },
  });
}

/** Saves a patch and remembers what it changed. Rejects 409 when the caller saw another version. */
export async function saveChange<K extends VersionedCollection>(
  writer: Writer<Collections>,
  collection: K,
  { old, patch, seen, view }: Change<K>,
): Promise<Readonly<Collections[K]>> {
  const versions: Versions = old.changed_in ?? {};
  checkVersion(old, seen, { view: view(old), otherwise: Object.keys(patch) });
  const before = new Map<string, unknown>(Object.entries(old));
  const changed = Object.entries(patch)
    .filter(([field, value]) => !isDeepStrictEqual(value, before.get(field)))
    .map(([field]) => field)
    .filter((field) => !['id', 'version', 'changed_in', 'updated_at'].includes(field));
  const next = Object.fromEntries(changed.map((field) => [field, old.version + 1]));
  return writer.update(collection, old.id, { ...patch, changed_in: { ...versions, ...next } });
}
