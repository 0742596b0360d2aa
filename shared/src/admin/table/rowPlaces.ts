import type { Identifier } from 'react-admin';

/** Which place of a table each record in sight has; places are counted in the order they came up. */
export type RowSlots = ReadonlyMap<Identifier, number>;

/**
 * The places for the next records: a record that stays in sight keeps its own, one that comes takes
 * the next of those left free, so that its row is the old one with other words in it.
 */
export const assignRowSlots = (places: RowSlots, ids: readonly Identifier[]): RowSlots => {
  const coming = new Set(ids);
  const free = [...places].flatMap(([id, place]) => (coming.has(id) ? [] : [place]));
  let unused = Math.max(-1, ...places.values()) + 1;
  return new Map(ids.map((id) => [id, places.get(id) ?? free.shift() ?? unused++]));
};
