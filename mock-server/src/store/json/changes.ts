import type { CollectionMap } from '../port';
import type { Entry } from './journalLine';
import type { Tables } from './tables';
import type { Change } from './writeBuffer';

/** Returns the record of a change as it is and as it will be; undefined where there is none. */
export function compareChange<C extends CollectionMap<C>>(tables: Tables<C>, change: Change<C>) {
  const { collection } = change;
  const [id, after] =
    'removed' in change ? [change.removed, undefined] : [change.record.id, change.record];
  return { collection, id, before: tables.of(collection).get(id), after };
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
