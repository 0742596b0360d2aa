import { createHash, randomInt } from 'node:crypto';
import type { Writer } from '../../store/port';
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

/** Unused references that a transaction has generated in advance. */
const unused = new WeakMap<Writer<Collections>, Map<Referenced, string[]>>();

/**
 * Generates an unused reference for a new record, such as `A-6X29-SKW9`. It is short enough to read out on the
 * phone and does not reveal the number of records. It grants no access: every call checks the record's owner.
 */
export async function newReference(
  writer: Writer<Collections>,
  collection: Referenced,
): Promise<string> {
  const spares = unused.get(writer) ?? new Map<Referenced, string[]>();
  unused.set(writer, spares);
  const spare = spares.get(collection)?.pop();
  if (spare !== undefined) return spare;
  // A transaction that needs a second one may need hundreds.
  const length = spares.has(collection) ? 100 : 1;
  const drawn = Array.from({ length }, () =>
    format(
      collection,
      Array.from({ length: LENGTH }, () => randomInt(ALPHABET.length)),
    ),
  );
  const taken = await writer.select(collection, ['reference'], { filter: { reference: drawn } });
  const known = new Set(taken.map(({ reference }) => reference));
  spares.set(
    collection,
    [...new Set(drawn)].filter((one) => !known.has(one)),
  );
  return newReference(writer, collection);
}

/** Derives the reference of a record stored without one. It is the same at every call. */
export function deriveReference(collection: Referenced, id: string): string {
  const digest = createHash('sha256').update(`${collection} ${id}`).digest();
  return format(collection, [...digest.subarray(0, LENGTH)]);
}
