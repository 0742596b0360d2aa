import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { toStoreError } from '../../fullDisk';
import type { ProcessIdentity } from './processIdentity';

/** The content of a lock file, or of a claim to take one over. */
export interface LockOwner extends ProcessIdentity {
  /** Random; unique for every acquisition, even within one process. */
  readonly id: string;
}

/** The owner read from a lock file, with the file's state. */
export interface FoundOwner {
  readonly owner: LockOwner;
  /** When the owner last touched the file, in milliseconds on the file system's clock. */
  readonly touchedAt: number;
}

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function getText(value: object, name: keyof LockOwner): string {
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : '';
}

/** Parses an owner. If the text is unreadable, returns an owner with empty fields. */
function parseOwner(text: string): LockOwner {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Return empty fields, because a file system without hard links can show the file before its text.
  }
  const fields = typeof value === 'object' && value !== null ? value : {};
  const pid = 'pid' in fields && typeof fields.pid === 'number' ? fields.pid : 0;
  return {
    id: getText(fields, 'id') || 'unreadable',
    pid,
    startTime: getText(fields, 'startTime'),
    bootId: getText(fields, 'bootId'),
    pidNamespace: getText(fields, 'pidNamespace'),
    host: getText(fields, 'host'),
  };
}

/** Reads the owner of the lock or claim at a path; returns undefined if there is none. */
export async function readOwner(path: string): Promise<FoundOwner | undefined> {
  try {
    const { mtimeMs: touchedAt } = await stat(path);
    return { owner: parseOwner(await readFile(path, 'utf8')), touchedAt };
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const noLinkCodes = new Set<unknown>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

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
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Creates a file that contains the owner, unless it exists; returns whether it did. Only one of several processes
 * succeeds, and no process sees the file empty, because a hard link publishes the file with its text in one step.
 */
export async function createOwned(path: string, owner: LockOwner): Promise<boolean> {
  const text = JSON.stringify(owner);
  const temporaryPath = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporaryPath, text);
    await link(temporaryPath, path);
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    if (noLinkCodes.has(getErrorCode(error))) return await createWithoutLink(path, text);
    throw toStoreError(error);
  } finally {
    await rm(temporaryPath, { force: true });
  }
}
