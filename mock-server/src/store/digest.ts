import { createHash } from 'node:crypto';
import { getField } from './filter';
import type { Dump } from './port';
import { compareText } from './textOrder';

/** A summary of a collection's content, for comparing two stores. */
export interface Digest {
  readonly rows: number;
  readonly highest: number;
  /** SHA-256 of all records, ordered by id. */
  readonly sha256: string;
}

/**
 * Sorts the keys of all objects inside a value, so that records from different stores serialise
 * alike.
 */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

/** Hashes records regardless of their order and that of their fields. */
export function hashRows(rows: readonly object[]): string {
  const sorted = rows
    .map((row) => ({ id: JSON.stringify(getField(row, 'id')), row }))
    .sort((a, b) => compareText(a.id, b.id));
  const hash = createHash('sha256');
  for (const { row } of sorted) hash.update(`${JSON.stringify(sortKeys(row))}\n`);
  return hash.digest('hex');
}

export function computeDigests({ collections, highest }: Dump): Record<string, Digest> {
  return Object.fromEntries(
    Object.entries(collections).map(([name, rows]) => [
      name,
      { rows: rows.length, highest: highest[name] ?? 0, sha256: hashRows(rows) },
    ]),
  );
}

/** A copy that is not what it was made from. */
export class CopyDiffers extends Error {
  constructor(collection: string) {
    super(`The copy of ${collection} differs from what it was made from. Nothing was kept.`);
  }
}

/** Throws CopyDiffers, naming the collection, if a copy differs from its original. */
export function checkCopy(original: Dump, copy: Dump): void {
  const made = computeDigests(copy);
  for (const [name, wanted] of Object.entries(computeDigests(original))) {
    const found = made[name];
    if (
      found?.rows !== wanted.rows ||
      found.sha256 !== wanted.sha256 ||
      found.highest !== wanted.highest
    )
      throw new CopyDiffers(name);
  }
}
