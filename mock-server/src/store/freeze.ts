import { CorruptData } from './errors';
import type { CollectionSpec, Stored } from './port';

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

/** The fields of a record are vouched for by whoever wrote it; what the store itself needs is checked. */
function isRecord<R extends Stored>(value: unknown, spec: CollectionSpec<R>): value is R {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === (spec.id === 'number' ? 'number' : 'string') &&
    'version' in value &&
    Number.isInteger(value.version)
  );
}

/** Freezes a record that was read from a file, in place. Rejects with CorruptData what is no record. */
export function freeze<R extends Stored>(value: unknown, spec: CollectionSpec<R>): R {
  if (!isRecord(value, spec)) throw new CorruptData('A stored record has no id or no version');
  deepFreeze(value);
  return value;
}

/**
 * A frozen copy that holds just what JSON can say, so that a record reads the same before a restart
 * as after it, and no caller keeps a reference through which it could change.
 */
export function isolate<R extends Stored>(value: object, spec: CollectionSpec<R>): R {
  return freeze(JSON.parse(JSON.stringify(value)), spec);
}
