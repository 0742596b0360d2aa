import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { assignRowSlots, type RowSlots } from './rowPlaces';

interface Seated {
  records: readonly RaRecord[];
  places: RowSlots;
}

const NOBODY: Seated = { records: [], places: new Map() };

/** The place of each record of a table, as a key for its row. */
export function useRowSlots(records: readonly RaRecord[] = NOBODY.records): RowSlots {
  const [seated, setSeated] = useState(NOBODY);
  if (seated.records === records) return seated.places;
  const places = assignRowSlots(
    seated.places,
    records.map(({ id }) => id),
  );
  setSeated({ records, places });
  return places;
}
