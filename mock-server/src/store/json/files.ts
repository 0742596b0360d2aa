import { existsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { CorruptData, NewerData } from '../errors';
import { replaceFile } from '../replaceFile';
import { SCHEMA_VERSION } from '../schemaVersion';
import type { JournalLine, Opening } from './journalLine';
import { isOpening, parseLine } from './journalLine';
import { readLines } from './readLines';
import { NoSnapshot, readSnapshotLines, type SnapshotReceiver } from './snapshotLines';

const format = 'credit-marketplace';
/**
 * Maximum number of openings that `db.json` lists. It exceeds the number that one journal can hold,
 * because each start compacts the journal if it can.
 */
const MAX_OPENINGS = 50;

/** What `db.json` says of its rows, which are those after applying the journal up to `seq`. */
export interface SnapshotHead {
  readonly seq: number;
  /** All openings that have written, in order. Empty for a file of an earlier version. */
  readonly openings: readonly Opening[];
  readonly highest: Readonly<Record<string, number>>;
}

/** A snapshot to write; `close` returns a row as the file may show it. */
export interface WrittenSnapshot extends SnapshotHead {
  readonly collections: Readonly<Record<string, readonly unknown[]>>;
  readonly close: (collection: string, row: unknown) => unknown;
}

export const getDbPath = (folder: string): string => join(folder, 'db.json');
export const getJournalPath = (folder: string): string => join(folder, 'journal.ndjson');

const isNumbers = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger);

function toHead(found: object, path: string): SnapshotHead {
  const {
    format: named,
    schema_version,
    ...head
  } = {
    format: '',
    schema_version: 1,
    seq: 0,
    highest: {},
    openings: [],
    ...found,
  };
  const { seq, highest, openings } = head;
  if (
    named !== format ||
    !Number.isInteger(seq) ||
    !isNumbers(highest) ||
    !Array.isArray(openings) ||
    !openings.every(isOpening)
  )
    throw new CorruptData(
      `${path} was not written by this server. It was left as it is; choose another DATA_DIR, or run "npm run reset".`,
    );
  if (schema_version > SCHEMA_VERSION)
    throw new NewerData(`${path} was written by a newer version of the server`);
  return { seq, highest, openings };
}

/**
 * Reads the folder's snapshot and hands over its collections and rows; returns its head, or undefined if there is
 * none. Throws CorruptData or NewerData if this version of the server did not write it.
 */
export function readSnapshot(
  folder: string,
  receiver: Pick<SnapshotReceiver, 'collection' | 'row'>,
): SnapshotHead | undefined {
  const path = getDbPath(folder);
  if (!existsSync(path)) return undefined;
  let head: SnapshotHead | undefined;
  try {
    readSnapshotLines(path, { ...receiver, head: (found) => (head = toHead(found, path)) });
  } catch (error) {
    if (!(error instanceof NoSnapshot)) throw error;
    throw new CorruptData(
      `${path} is damaged. It was left as it is; move it away, or run "npm run reset".`,
    );
  }
  return head;
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
  const lines: JournalLine[] = [];
  let whole = 0;
  for (const { text, end, isWhole } of readLines(path)) {
    if (!isWhole) truncateSync(path, whole);
    else lines.push(parseLine(text, `Line ${lines.length + 1} of ${path}`));
    whole = end;
  }
  return lines;
}
