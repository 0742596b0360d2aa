import { crc32 } from 'node:zlib';
import { CorruptData } from '../errors';

export interface Entry {
  readonly seq: number;
  /** Id of the store opening that wrote the line; undefined in lines of earlier versions. */
  readonly opener: string | undefined;
  readonly changes: readonly {
    readonly collection: string;
    readonly record?: unknown;
    readonly removed?: unknown;
  }[];
}

/**
 * A line that marks the start of a process's writes: from here on only `opener` writes, after transaction `after`.
 */
export interface Opening {
  readonly opener: string;
  readonly after: number;
}

export function isOpening(value: unknown): value is Opening {
  if (typeof value !== 'object' || value === null) return false;
  const { opener, after } = { opener: undefined, after: undefined, ...value };
  return typeof opener === 'string' && isWholeNumber(after);
}

export type JournalLine = Entry | Opening;

function computeChecksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/** Appends the checksum as the object's last field, so that the line stays valid JSON. */
function withChecksum(text: string): string {
  return `${text.slice(0, -1)},"crc":"${computeChecksum(text)}"}`;
}

export function formatEntryLine(seq: number, opener: string, changes: readonly object[]): string {
  return withChecksum(JSON.stringify({ seq, opener, changes }));
}

export function formatOpeningLine({ opener, after }: Opening): string {
  return withChecksum(JSON.stringify({ opener, after }));
}

const CHECKSUM_PATTERN = /,"crc":"([0-9a-f]{8})"\}$/u;

function buildDamagedError(where: string): CorruptData {
  return new CorruptData(
    `${where} is damaged. It was left as it is; move it away, or run "npm run reset".`,
  );
}

/** Parses a line. Throws CorruptData, naming `where`, if the line is damaged. */
export function parseLine(line: string, where: string): JournalLine {
  const written = CHECKSUM_PATTERN.exec(line);
  const text = written ? `${line.slice(0, written.index)}}` : line;
  if (written && written[1] !== computeChecksum(text)) throw buildDamagedError(where);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw buildDamagedError(where);
  }
  if (typeof value !== 'object' || value === null) throw buildDamagedError(where);
  const { seq, opener, changes, after } = {
    seq: undefined,
    opener: undefined,
    changes: undefined,
    after: undefined,
    ...value,
  };
  // Only lines of earlier versions, which have no opener, may lack a checksum.
  const isWhole = written ? typeof opener === 'string' : opener === undefined;
  if (!isWhole) throw buildDamagedError(where);
  if (isWholeNumber(seq) && Array.isArray(changes)) return { seq, opener, changes };
  if (isWholeNumber(after) && opener !== undefined) return { opener, after };
  throw buildDamagedError(where);
}

function isWholeNumber(value: unknown): value is number {
  return Number.isInteger(value);
}

/** The part of a journal that a snapshot does not contain yet. */
export interface Replayed {
  readonly entries: readonly Entry[];
  /** All openings that have written, in order. */
  readonly openings: readonly Opening[];
}

function buildTwoWritersError(where: string, seq: number): CorruptData {
  return new CorruptData(
    `${where} has a line ${seq} of another process than the one that held the folder then. It was left as it is.`,
  );
}

/**
 * Selects the lines to replay on a snapshot that contains everything up to `seq`. An opener owns
 * the sequence numbers from its opening to the next one. Throws CorruptData if a number belongs to
 * another opener or is missing, because acknowledged work may be lost.
 */
export function selectEntries(
  lines: readonly JournalLine[],
  { seq, openings }: { readonly seq: number; readonly openings: readonly Opening[] },
  where: string,
): Replayed {
  const known = [...openings];
  const entries: Entry[] = [];
  const isOwn = (line: Entry): boolean => {
    const index = known.findIndex(({ opener }) => opener === line.opener);
    const own = known[index];
    const next = known[index + 1];
    return own !== undefined && line.seq > own.after && (!next || line.seq <= next.after);
  };
  let isEarlierVersion = true;
  for (const line of lines) {
    const reached = entries.at(-1)?.seq ?? seq;
    isEarlierVersion &&= line.opener === undefined;
    if ('after' in line) {
      if (known.some(({ opener }) => opener === line.opener)) continue;
      if (line.after > reached) throw new CorruptData(`${where} lacks line ${reached + 1}`);
      if (line.after < reached) throw buildTwoWritersError(where, reached);
      known.push(line);
      continue;
    }
    if (!isEarlierVersion && !isOwn(line)) throw buildTwoWritersError(where, line.seq);
    if (line.seq <= seq) continue;
    if (line.seq > reached + 1) throw new CorruptData(`${where} lacks line ${reached + 1}`);
    if (line.seq <= reached) throw buildTwoWritersError(where, line.seq);
    entries.push(line);
  }
  return { entries, openings: known };
}
