import type { CollectionMap } from '../port';
import type { Entry } from './journalLine';
import type { Tables } from './tables';
import type { Change } from './writeBuffer';

/** Returns the record of a change as it is and as it will be. */
export function compareChange<C extends CollectionMap<C>>(tables: Tables<C>, change: Change<C>) {
  return 'removed' in change
    ? { before: tables.of(change.collection).get(change.removed), after: undefined }
    : { before: tables.of(change.collection).get(change.record.id), after: change.record };
}

/** Returns a function that reverts a change. Call it before applying the change. */
export function buildRevert<C extends CollectionMap<C>>(
  tables: Tables<C>,
  change: Change<C>,
): () => void {
  const { collection } = change;
  const id = 'removed' in change ? change.removed : change.record.id;
  const { before: record } = compareChange(tables, change);
  if (record === undefined) return () => tables.delete(collection, id);
  return () => tables.put(collection, record);
}

/** Applies a change of a transaction. */
export function applyChange<C extends CollectionMap<C>>(
  tables: Tables<C>,
  change: Change<C>,
): void {
  if ('removed' in change) tables.delete(change.collection, change.removed);
  else tables.put(change.collection, change.record);
}

/** Applies a change that the journal holds. */
export function replayChange<C extends CollectionMap<C>>(
  tables: Tables<C>,
  { collection, record, removed }: Entry['changes'][number],
): void {
  if (typeof removed === 'string' || typeof removed === 'number')
    tables.delete(tables.named(collection), removed);
  else tables.load(collection, [record]);
}
