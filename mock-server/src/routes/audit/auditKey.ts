import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';

/** The settings that say where the key is. */
export type KeyPlace = Pick<Config, 'auditKey' | 'dataDir'>;

const KEY_FILE = 'audit.key';

/** The keys of data folders, which each process reads once. */
const folderKeys = new Map<string, string>();

function readFolderKey(dataDir: string): string {
  const path = join(dataDir, KEY_FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Two servers may start at once, and only one of them creates the file.
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** Returns the key of the audit log: that of the environment, or else that of the data folder. */
function getKey({ auditKey, dataDir }: KeyPlace): string {
  if (auditKey !== undefined) return auditKey;
  const key = folderKeys.get(dataDir) ?? readFolderKey(dataDir);
  folderKeys.set(dataDir, key);
  return key;
}

/** Sorts the fields of a value, because a database does not keep their order. */
function toCanonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCanonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, toCanonical(field)]);
}

/** Signs a value, whatever fields it has, so that nobody without the key can change it unnoticed. */
export const sign = (place: KeyPlace, value: object): string =>
  createHmac('sha256', getKey(place))
    .update(JSON.stringify(toCanonical(value)))
    .digest('hex');
