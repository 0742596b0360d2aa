import { CorruptData } from './errors';
import type { CollectionSpec, Stored } from './port';

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

/** Checks only the fields that the store itself needs; the writer is responsible for the rest. */
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

/**
 * Freezes, in place, a record read from a file. Throws CorruptData if the value is not a record.
 */
export function freeze<R extends Stored>(value: unknown, spec: CollectionSpec<R>): R {
  if (!isRecord(value, spec)) throw new CorruptData('A stored record has no id or no version');
  deepFreeze(value);
  return value;
}

/**
 * Returns a frozen copy that holds only what JSON can represent. So a record reads the same before
 * and after a restart, and no caller keeps a reference through which it could change the record.
 */
export function isolate<R extends Stored>(value: object, spec: CollectionSpec<R>): R {
  return freeze(JSON.parse(JSON.stringify(value)), spec);
}
