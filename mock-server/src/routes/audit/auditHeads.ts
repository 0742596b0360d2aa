import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { InferType } from 'yup';
import { number, object, string } from 'yup';
import { MINUTE_MS, now, nowIso } from '../../clock';
import type { KeyPlace } from './auditKey';
import { sign } from './auditKey';

const HEADS_FILE = 'audit-heads.ndjson';
const HOUR_MS = 60 * MINUTE_MS;

const headSchema = object({
  at: string().required(),
  id: number().required(),
  hash: string().required(),
  mac: string().required(),
}).noUnknown();

/** The newest entry of the log at a time. */
export type AuditHead = Readonly<Omit<InferType<typeof headSchema>, 'mac'>>;

const getPath = ({ dataDir }: KeyPlace): string => join(dataDir, HEADS_FILE);

export const hasHeads = (place: KeyPlace): boolean => existsSync(getPath(place));

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
  if (!hasHeads(place)) return [];
  const lines = readFileSync(getPath(place), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => parseHead(line, place));
}

/** Appends the newest entry, at most once an hour. The server never rewrites the file, so that it can be shipped. */
export function appendHead(place: KeyPlace, { id, hash }: Omit<AuditHead, 'at'>): void {
  const last = readHeads(place).at(-1);
  if (last && (last.id === id || Math.abs(now() - Date.parse(last.at)) < HOUR_MS)) return;
  const head = { at: nowIso(), id, hash };
  const line = JSON.stringify({ ...head, mac: sign(place, head) });
  appendFileSync(getPath(place), `${line}\n`, { mode: 0o600, flag: 'a' });
}

/** Starts the file anew, when a developer's tool has put another log in place of the one that it vouches for. */
export const forgetHeads = (place: KeyPlace): void => rmSync(getPath(place), { force: true });
