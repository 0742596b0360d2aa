import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { nextPlaces, type RowPlaces } from './rowPlaces';

interface Seated {
  records: readonly RaRecord[];
  places: RowPlaces;
}

const NOBODY: Seated = { records: [], places: new Map() };

/** The place of each record of a table, as a key for its row. */
export function useRowPlaces(records: readonly RaRecord[] = NOBODY.records): RowPlaces {
  const [seated, setSeated] = useState(NOBODY);
  if (seated.records === records) return seated.places;
  const places = nextPlaces(
    seated.places,
    records.map(({ id }) => id),
  );
  setSeated({ records, places });
  return places;
}
