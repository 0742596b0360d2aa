import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

/** The slot of each shown record, numbered in the order of their first use. */
type RowSlots = ReadonlyMap<Identifier, number>;

interface SlotState {
  records: readonly RaRecord[];
  slots: RowSlots;
}

const NO_ROWS: SlotState = { records: [], slots: new Map() };

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
export function useRowSlots(records: readonly RaRecord[] = NO_ROWS.records): RowSlots {
  const [assigned, setAssigned] = useState(NO_ROWS);
  if (assigned.records === records) return assigned.slots;
  const slots = assignRowSlots(
    assigned.slots,
    records.map(({ id }) => id),
  );
  setAssigned({ records, slots });
  return slots;
}
