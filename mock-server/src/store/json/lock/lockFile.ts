import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ProcessIdentity } from './processIdentity';

/** What a lock file, or a claim to take one over, says of whoever wrote it. */
export interface LockOwner extends ProcessIdentity {
  /** Random: no two owners ever have the same, also not two of one process. */
  readonly id: string;
}

/** An owner as found on the disk. */
export interface FoundOwner {
  readonly owner: LockOwner;
  /** When the owner last touched the file, in milliseconds by the clock of the file system. */
  readonly touchedAt: number;
  /** A folder, which is how earlier versions locked; they named the process in a file beside it. */
  readonly isLegacy: boolean;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function textIn(value: object, name: keyof LockOwner): string {
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : '';
}

/** The owner in a file's text. What cannot be read is an owner of whom nothing is known. */
function parseOwner(text: string): LockOwner {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A file system without links shows a file before its text is in it.
  }
  const fields = typeof value === 'object' && value !== null ? value : {};
  const pid = 'pid' in fields && typeof fields.pid === 'number' ? fields.pid : 0;
  return {
    id: textIn(fields, 'id') || 'unreadable',
    pid,
    startTime: textIn(fields, 'startTime'),
    bootId: textIn(fields, 'bootId'),
    pidNamespace: textIn(fields, 'pidNamespace'),
    host: textIn(fields, 'host'),
  };
}

async function readLegacyOwner(path: string): Promise<LockOwner> {
  const text = await readFile(join(dirname(path), 'server.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  const known = { startTime: '', bootId: '', pidNamespace: '', host: '' };
  return { id: 'legacy', pid: Number.isInteger(pid) && pid > 0 ? pid : 0, ...known };
}

/** Who the lock or claim at a path belongs to; undefined where there is none. */
export async function readOwner(path: string): Promise<FoundOwner | undefined> {
  try {
    const { mtimeMs: touchedAt } = await stat(path);
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'EISDIR') return undefined;
      throw error;
    });
    if (text === undefined)
      return { owner: await readLegacyOwner(path), touchedAt, isLegacy: true };
    return { owner: parseOwner(text), touchedAt, isLegacy: false };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const withoutLinks = new Set<unknown>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

async function createWithoutLink(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(text);
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Creates a file with the owner in it, unless there is one; answers whether it did. Of several
 * processes one succeeds, and nobody sees the file without its text, because a link makes both at once.
 */
export async function createOwned(path: string, owner: LockOwner): Promise<boolean> {
  const text = JSON.stringify(owner);
  const beside = `${path}.${randomUUID()}.tmp`;
  await writeFile(beside, text);
  try {
    await link(beside, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (withoutLinks.has(codeOf(error))) return await createWithoutLink(path, text);
    throw error;
  } finally {
    await rm(beside, { force: true });
  }
}
