import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CorruptData, NewerData } from '../store/errors';
import { readJournal, readSnapshot } from '../store/json/files';
import { lockFolder } from '../store/json/lock/folderLock';

const files = ['db.json', 'journal.ndjson', 'uploads'];

function isOurs(folder: string): boolean {
  try {
    readSnapshot(folder, { collection: () => undefined, row: () => undefined });
    readJournal(folder);
    return true;
  } catch (error) {
    if (error instanceof CorruptData || error instanceof NewerData) return false;
    throw error;
  }
}

/**
 * Empties a data folder, so that the next start seeds it again. Moves files that it cannot read
 * into a folder next to it, and returns that folder's path. Rejects with Locked while a server runs
 * on the folder.
 */
export async function resetData(dataDir: string): Promise<{ keptAside: string | undefined }> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    const keptAside = isOurs(dataDir)
      ? undefined
      : join(dataDir, `kept-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`);
    if (keptAside !== undefined) mkdirSync(keptAside);
    for (const file of files) {
      const path = join(dataDir, file);
      if (!existsSync(path)) continue;
      if (keptAside === undefined) rmSync(path, { recursive: true });
      else renameSync(path, join(keptAside, file));
    }
    return { keptAside };
  } finally {
    await lock.release();
  }
}

/**
 * Empties the database of `DATABASE_URL`, so that the next start seeds it again. Servers that still
 * run on it cannot write until they are restarted. Does not touch data folders.
 */
export async function resetDatabase(databaseUrl: string): Promise<void> {
  // Load the driver only if needed, so that a server on a data folder starts without it.
  const { emptySchema } = await import('../store/postgres/schema/emptySchema');
  await emptySchema(databaseUrl);
}
