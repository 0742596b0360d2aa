import { createHash, randomInt } from 'node:crypto';
import type { Reader } from '../../store/port';
import type { Collections } from '../records';

/** Leaves out characters that people confuse when they read aloud: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

const PREFIXES = {
  applications: 'A',
  users: 'C',
  disputes: 'D',
  erasures: 'E',
  help_requests: 'H',
  leads: 'L',
  merchants: 'M',
  tickets: 'T',
  course_progress: 'K',
  payouts: 'P',
} as const satisfies Partial<Record<keyof Collections, string>>;

/** Collections whose records have a reference that people can quote. */
export type Referenced = keyof typeof PREFIXES;

/** Formats eight alphabet positions as `A-6X29-SKW9`. */
function format(collection: Referenced, positions: readonly number[]): string {
  const characters = positions
    .map((position) => ALPHABET.charAt(position % ALPHABET.length))
    .join('');
  return `${PREFIXES[collection]}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/**
 * Generates an unused reference for a new record, such as `A-6X29-SKW9`. It is short enough to read
 * out on the phone and does not reveal the number of records. It grants no access: every call
 * checks the record's owner.
 */
export async function newReference(
  reader: Reader<Collections>,
  collection: Referenced,
): Promise<string> {
  const positions = Array.from({ length: LENGTH }, () => randomInt(ALPHABET.length));
  const reference = format(collection, positions);
  const { total } = await reader.find(collection, { filter: { reference }, range: [0, 0] });
  return total === 0 ? reference : newReference(reader, collection);
}

/** Derives the reference of a record stored without one. It is the same at every call. */
export function referenceOfId(collection: Referenced, id: string): string {
  const digest = createHash('sha256').update(`${collection} ${id}`).digest();
  return format(collection, [...digest.subarray(0, LENGTH)]);
}
