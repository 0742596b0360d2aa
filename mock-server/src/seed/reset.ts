import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CorruptData, NewerData } from '../store/errors';
import { readJournal, readSnapshot } from '../store/json/files';
import { lockFolder } from '../store/json/lock/folderLock';

const files = ['db.json', 'journal.ndjson', 'uploads'];

function isOurs(folder: string): boolean {
  try {
    readSnapshot(folder);
    readJournal(folder);
    return true;
  } catch (error) {
    if (error instanceof CorruptData || error instanceof NewerData) return false;
    throw error;
  }
}

/**
 * Empties a data folder, so that the next start seeds it afresh. What cannot be read is not thrown
 * away but moved into a folder beside it, whose path is answered. Rejects with Locked while a server
 * runs on the folder.
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
 * Empties the database that `DATABASE_URL` names, so that the next start seeds it afresh. Servers that
 * still run on it may not write any more. Nothing in a data folder is touched.
 */
export async function resetDatabase(databaseUrl: string): Promise<void> {
  // Loaded on demand: a server on a data folder starts without the driver.
  const { emptySchema } = await import('../store/postgres/emptySchema');
  await emptySchema(databaseUrl);
}
