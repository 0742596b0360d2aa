import { DISTRICTS } from './districts';

export interface PincodePlace {
  city: string;
  state: string;
}

const MAX_LENGTH = 6;
const MIN_LENGTH = 3;

const places = new Map<string, PincodePlace>(
  Object.entries(DISTRICTS).flatMap(([state, entries]) =>
    entries.split(',').map((entry): [string, PincodePlace] => {
      const space = entry.indexOf(' ');
      return [entry.slice(0, space), { city: entry.slice(space + 1), state }];
    }),
  ),
);

/**
 * The most likely city and state of a complete pincode, by its longest known prefix; undefined if
 * there is none.
 */
export function findPincodePlace(pincode: string): PincodePlace | undefined {
  if (!/^[1-9]\d{5}$/.test(pincode)) return undefined;
  for (let length = MAX_LENGTH; length >= MIN_LENGTH; length -= 1) {
    const place = places.get(pincode.slice(0, length));
    if (place) return place;
  }
  return undefined;
}
