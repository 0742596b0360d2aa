import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { InferType } from 'yup';
import { number, object, string } from 'yup';
import { MINUTE_MS, now, nowIso } from '../../clock';
import type { KeyPlace } from './auditKey';
import { sign } from './auditKey';

/** The chain of a store with one, and of everything that names none. */
export const FIRST_CHAIN = 1;

const HEADS_FILE = 'audit-heads.ndjson';
const HOUR_MS = 60 * MINUTE_MS;

const headSchema = object({
  at: string().required(),
  id: number().required(),
  hash: string().required(),
  chain: number(),
  mac: string().required(),
}).noUnknown();

/** The newest entry of a chain of the log at a time. */
export type AuditHead = Readonly<Omit<InferType<typeof headSchema>, 'mac'>>;

const getPath = ({ dataDir }: KeyPlace): string => join(dataDir, HEADS_FILE);

function parseHead(line: string, place: KeyPlace): AuditHead | undefined {
  try {
    const { mac, ...head } = headSchema.validateSync(JSON.parse(line), { strict: true });
    return mac === sign(place, head) ? head : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the heads, oldest first; undefined for a line that the server has not written. */
export function readHeads(place: KeyPlace): readonly (AuditHead | undefined)[] {
  if (!existsSync(getPath(place))) return [];
  const lines = readFileSync(getPath(place), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => parseHead(line, place));
}

/** Whether the file has a head of a chain, or a line that the server has not written. */
export const hasHeads = (place: KeyPlace, chain: number): boolean =>
  readHeads(place).some((head) => !head || (head.chain ?? FIRST_CHAIN) === chain);

/** Appends the newest entries, at most once an hour. The server never rewrites the file, so that it can be shipped. */
export function appendHeads(place: KeyPlace, heads: readonly Omit<AuditHead, 'at'>[]): void {
  const known = readHeads(place);
  const last = known.at(-1);
  if (last && Math.abs(now() - Date.parse(last.at)) < HOUR_MS) return;
  const ids = new Set(known.map((head) => head?.id));
  const lines = heads
    .filter(({ id }) => !ids.has(id))
    .map((one) => ({ at: nowIso(), ...one }))
    .map((head) => `${JSON.stringify({ ...head, mac: sign(place, head) })}\n`);
  appendFileSync(getPath(place), lines.join(''), { mode: 0o600, flag: 'a' });
}

/** Starts the file anew, when a developer's tool has put another log in place of the one that it vouches for. */
export const forgetHeads = (place: KeyPlace): void => rmSync(getPath(place), { force: true });
