import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

/** The slot of each shown record, numbered in the order of their first use. */
type RowSlots = ReadonlyMap<Identifier, number>;

interface SlotState {
  records: readonly RaRecord[];
  slots: RowSlots;
}

const NOBODY: SlotState = { records: [], slots: new Map() };

/**
 * Assigns slots to the next records: a visible record keeps its slot and a new one takes a free
 * slot, so that its row reuses an element.
 */
export const assignRowSlots = (slots: RowSlots, ids: readonly Identifier[]): RowSlots => {
  const coming = new Set(ids);
  const free = [...slots].flatMap(([id, slot]) => (coming.has(id) ? [] : [slot]));
  let unused = Math.max(-1, ...slots.values()) + 1;
  return new Map(ids.map((id) => [id, slots.get(id) ?? free.shift() ?? unused++]));
};

/** Returns the slot of each record of a table, as the key of its row. */
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
