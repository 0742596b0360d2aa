import { createHash, randomInt } from 'node:crypto';
import type { Reader } from '../store/port';
import type { Collections } from './records';

/** Leaves out the signs that people mistake for others when they read aloud: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

const PREFIXES = {
  applications: 'A',
  users: 'C',
  erasures: 'E',
  help_requests: 'H',
  leads: 'L',
  merchants: 'M',
} as const satisfies Partial<Record<keyof Collections, string>>;

/** Collections whose records people quote by a reference. */
export type Referenced = keyof typeof PREFIXES;

/** Eight places in the alphabet as `A-6X29-SKW9`. */
function format(collection: Referenced, places: readonly number[]): string {
  const signs = places.map((place) => ALPHABET.charAt(place % ALPHABET.length)).join('');
  return `${PREFIXES[collection]}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/**
 * A reference for a new record, such as `A-6X29-SKW9`, that no record of the collection has. It is
 * short enough to read out on the phone, says nothing about how many records there are, and opens
 * nothing: every call checks whose record it is.
 */
export async function newReference(
  reader: Reader<Collections>,
  collection: Referenced,
): Promise<string> {
  const places = Array.from({ length: LENGTH }, () => randomInt(ALPHABET.length));
  const reference = format(collection, places);
  const { total } = await reader.find(collection, { filter: { reference }, range: [0, 0] });
  return total === 0 ? reference : newReference(reader, collection);
}

/** The reference of a record that was stored before records had one; the same at every call. */
export function referenceOfId(collection: Referenced, id: string): string {
  const digest = createHash('sha256').update(`${collection} ${id}`).digest();
  return format(collection, [...digest.subarray(0, LENGTH)]);
}
