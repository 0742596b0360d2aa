import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { CorruptData } from '../errors';
import { replaceFile } from '../replaceFile';

const format = 'credit-marketplace';

/** `db.json`: all rows as they were after the journal's line `seq`. */
export interface Snapshot {
  readonly seq: number;
  readonly highest: Readonly<Record<string, number>>;
  readonly collections: Readonly<Record<string, readonly unknown[]>>;
}

/** A line of `journal.ndjson`. */
export interface Entry {
  readonly seq: number;
  readonly changes: readonly {
    readonly collection: string;
    readonly record?: unknown;
    readonly removed?: unknown;
  }[];
}

export const dbPath = (folder: string): string => join(folder, 'db.json');
export const journalPath = (folder: string): string => join(folder, 'journal.ndjson');

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Falls through to the one message for whatever is not an object.
  }
  throw new CorruptData(
    `${what} is damaged. It was left as it is; move it away, or run "npm run reset".`,
  );
}

function isSnapshot(value: object): value is Snapshot {
  const { seq, highest, collections } = { seq: 0, highest: {}, collections: {}, ...value };
  return (
    Number.isInteger(seq) &&
    isObject(highest) &&
    isObject(collections) &&
    Object.values(collections).every((rows) => Array.isArray(rows) && rows.every(isObject))
  );
}

/** The snapshot in the folder, or undefined where there is none. Rejects what this server did not write. */
export function readSnapshot(folder: string): Snapshot | undefined {
  const path = dbPath(folder);
  if (!existsSync(path)) return undefined;
  const found = parse(readFileSync(path, 'utf8'), path);
  if (found['format'] !== format || !isSnapshot(found)) {
    throw new CorruptData(
      `${path} was not written by this server. It was left as it is; choose another DATA_DIR, or run "npm run reset".`,
    );
  }
  return found;
}

export async function writeSnapshot(folder: string, snapshot: Snapshot): Promise<void> {
  const collections = Object.entries(snapshot.collections).map(
    ([name, rows]) =>
      `${JSON.stringify(name)}:[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  const head = JSON.stringify({ format, seq: snapshot.seq, highest: snapshot.highest }).slice(
    0,
    -1,
  );
  await replaceFile(dbPath(folder), `${head},"collections":{\n${collections.join(',\n')}\n}}\n`);
}

function isEntry(value: object): value is Entry {
  return (
    'seq' in value &&
    Number.isInteger(value.seq) &&
    'changes' in value &&
    Array.isArray(value.changes)
  );
}

/**
 * The journal's lines. A last line without its end was never acknowledged: it is cut off. Any other
 * damaged line means that acknowledged work would be lost, and rejects with CorruptData.
 */
export function readJournal(folder: string): Entry[] {
  const path = journalPath(folder);
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const whole = bytes.lastIndexOf(10) + 1;
  if (whole < bytes.length) truncateSync(path, whole);
  const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1);
  return lines.map((line, index) => {
    const found = parse(line, `Line ${index + 1} of ${path}`);
    if (!isEntry(found))
      throw new CorruptData(`Line ${index + 1} of ${path} is damaged. It was left as it is.`);
    return found;
  });
}
