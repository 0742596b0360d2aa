import { randomInt } from 'node:crypto';

// Without what is mistaken for another when it is read out: 0 and O, 1 and I.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference that can be read out on the phone and says nothing about how many there are. */
export function newReference(kind: 'H' | 'E' | 'M'): string {
  const part = (): string =>
    Array.from({ length: 4 }, () => signs.charAt(randomInt(signs.length))).join('');
  return `${kind}-${part()}-${part()}`;
}
