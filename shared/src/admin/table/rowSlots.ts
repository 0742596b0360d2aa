import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

/** The slot of each shown record, numbered in the order of their first use. */
type RowSlots = ReadonlyMap<Identifier, number>;

interface Seated {
  records: readonly RaRecord[];
  slots: RowSlots;
}

const NOBODY: Seated = { records: [], slots: new Map() };

/**
 * The slots for the next records: a record that stays in sight keeps its own, one that comes takes
 * the next of those left free, so that its row is the old one with other words in it.
 */
export const assignRowSlots = (slots: RowSlots, ids: readonly Identifier[]): RowSlots => {
  const coming = new Set(ids);
  const free = [...slots].flatMap(([id, slot]) => (coming.has(id) ? [] : [slot]));
  let unused = Math.max(-1, ...slots.values()) + 1;
  return new Map(ids.map((id) => [id, slots.get(id) ?? free.shift() ?? unused++]));
};

/** The slot of each record of a table, as a key for its row. */
export function useRowSlots(records: readonly RaRecord[] = NOBODY.records): RowSlots {
  const [seated, setSeated] = useState(NOBODY);
  if (seated.records === records) return seated.slots;
  const slots = assignRowSlots(
    seated.slots,
    records.map(({ id }) => id),
  );
  setSeated({ records, slots });
  return slots;
}
