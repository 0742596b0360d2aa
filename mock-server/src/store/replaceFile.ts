import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Puts a text in place of a file's, all of it or nothing: written and flushed beside it, then renamed.
 * Rejects, with the old file in place, when not every byte could be written. (The usual library for
 * this takes one short write, as a disk answers that is nearly full, for the whole.)
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const beside = `${path}.new`;
  try {
    const file = await open(beside, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The new name of a file outlives a power cut only once the folder is written, too. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
