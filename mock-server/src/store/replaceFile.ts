import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Puts a text in place of a file's, all of it or nothing: written and flushed beside it, then renamed.
 * Rejects, with the old file in place, when not every byte could be written. (The usual library for
 * this takes one short write, as a disk answers that is nearly full, for the whole.)
 * `mayReplace` is asked once the text is written; where it rejects, the old file stays.
 */
export async function replaceFile(
  path: string,
  text: string,
  mayReplace: () => Promise<void> = async () => undefined,
): Promise<void> {
  // A name of its own: two processes that replace one file must not write into each other's text.
  const beside = `${path}.${randomUUID()}.new`;
  try {
    const file = await open(beside, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await mayReplace();
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

/** Removes what processes that were killed have written beside a file to replace it with. */
export async function removeUnfinished(path: string): Promise<void> {
  const isBeside = (name: string): boolean =>
    name.startsWith(`${basename(path)}.`) && name.endsWith('.new');
  for (const name of (await readdir(dirname(path))).filter(isBeside))
    await rm(join(dirname(path), name), { force: true });
}
