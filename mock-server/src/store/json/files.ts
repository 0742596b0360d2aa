import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { CorruptData, NewerData } from '../errors';
import { replaceFile } from '../replaceFile';
import { SCHEMA_VERSION } from '../schemaVersion';
import type { JournalLine, Opening } from './journalLine';
import { isOpening, parseLine } from './journalLine';

const format = 'credit-marketplace';
/**
 * Maximum number of openings that `db.json` lists. It exceeds the number that one journal can hold,
 * because each start compacts the journal if it can.
 */
const MAX_OPENINGS = 50;

/** The content of `db.json`: all rows after applying the journal up to `seq`. */
export interface Snapshot {
  readonly seq: number;
  /** All openings that have written, in order. Empty for a file of an earlier version. */
  readonly openings: readonly Opening[];
  readonly highest: Readonly<Record<string, number>>;
  readonly collections: Readonly<Record<string, readonly unknown[]>>;
}

/** A snapshot to write; `close` returns a row as the file may show it. */
export interface WrittenSnapshot extends Snapshot {
  readonly close: (collection: string, row: unknown) => unknown;
}

export const getDbPath = (folder: string): string => join(folder, 'db.json');
export const getJournalPath = (folder: string): string => join(folder, 'journal.ndjson');

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Fall through, so that invalid JSON gets the same message as a value that is not an object.
  }
  throw new CorruptData(
    `${what} is damaged. It was left as it is; move it away, or run "npm run reset".`,
  );
}

function isSnapshot(value: object): value is Snapshot {
  const { seq, highest, collections, openings } = {
    seq: 0,
    highest: {},
    collections: {},
    openings: [],
    ...value,
  };
  return (
    Number.isInteger(seq) &&
    isObject(highest) &&
    Array.isArray(openings) &&
    openings.every(isOpening) &&
    isObject(collections) &&
    Object.values(collections).every((rows) => Array.isArray(rows) && rows.every(isObject))
  );
}

/**
 * Reads the folder's snapshot; returns undefined if there is none. Throws CorruptData or NewerData
 * if this version of the server did not write it.
 */
export function readSnapshot(folder: string): Snapshot | undefined {
  const path = getDbPath(folder);
  if (!existsSync(path)) return undefined;
  const found = { openings: [], ...parse(readFileSync(path, 'utf8'), path) };
  if (!('format' in found) || found.format !== format || !isSnapshot(found)) {
    throw new CorruptData(
      `${path} was not written by this server. It was left as it is; choose another DATA_DIR, or run "npm run reset".`,
    );
  }
  const version = 'schema_version' in found ? Number(found.schema_version) : 1;
  if (version > SCHEMA_VERSION)
    throw new NewerData(`${path} was written by a newer version of the server`);
  return found;
}

/** Number of rows in a part. Serialising all rows at once would block every request. */
const PART_ROWS = 500;

function* splitCollection(
  name: string,
  rows: readonly unknown[],
  close: WrittenSnapshot['close'],
): Generator<string> {
  yield `${JSON.stringify(name)}:[\n`;
  for (let at = 0; at < rows.length; at += PART_ROWS) {
    const part = rows.slice(at, at + PART_ROWS).map((row) => JSON.stringify(close(name, row)));
    yield `${at > 0 ? ',\n' : ''}${part.join(',\n')}`;
  }
  yield '\n]';
}

function* splitText(
  head: string,
  collections: readonly [string, unknown[]][],
  close: WrittenSnapshot['close'],
): Generator<string> {
  yield `${head.slice(0, -1)},"collections":{\n`;
  for (const [index, [name, rows]] of collections.entries()) {
    if (index > 0) yield ',\n';
    yield* splitCollection(name, rows, close);
  }
  yield '\n}}\n';
}

/**
 * Replaces the snapshot with the present rows; later writes do not affect it. Calls `mayReplace` last; if it
 * rejects, the old snapshot stays.
 */
export async function writeSnapshot(
  folder: string,
  snapshot: WrittenSnapshot,
  mayReplace: () => Promise<void>,
): Promise<void> {
  const { seq, highest } = snapshot;
  const openings = snapshot.openings.slice(-MAX_OPENINGS);
  const head = JSON.stringify({ format, schema_version: SCHEMA_VERSION, seq, openings, highest });
  // Stored rows never change, so copying the lists copies everything.
  const collections = Object.entries(snapshot.collections).map(
    ([name, rows]): [string, unknown[]] => [name, [...rows]],
  );
  await replaceFile(getDbPath(folder), splitText(head, collections, snapshot.close), mayReplace);
}

/**
 * Reads the journal's lines. Cuts off an incomplete last line, because the server never acknowledged it.
 * Throws CorruptData for any other damaged line, because acknowledged work would be lost.
 */
export function readJournal(folder: string): JournalLine[] {
  const path = getJournalPath(folder);
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const whole = bytes.lastIndexOf(10) + 1;
  if (whole < bytes.length) truncateSync(path, whole);
  const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1);
  return lines.map((line, index) => parseLine(line, `Line ${index + 1} of ${path}`));
}
