import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file's text atomically: writes and flushes a new file next to it, then renames it.
 * Rejects, and keeps the old file, if it could not write every byte. (The usual library for this
 * treats a short write, which a nearly full disk produces, as complete.) A text in parts is written
 * part by part, and the event loop runs in between. Calls `mayReplace` after
 * writing the text; if it rejects, the old file stays.
 */
export async function replaceFile(
  path: string,
  text: string | Iterable<string>,
  mayReplace: () => Promise<void> = async () => undefined,
): Promise<void> {
  // The name is unique, because two processes that replace one file must not write into each
  // other's text.
  const temporaryPath = `${path}.${randomUUID()}.new`;
  try {
    const file = await open(temporaryPath, 'w');
    try {
      await writeFile(file, text);
      await file.sync();
    } finally {
      await file.close();
    }
    await mayReplace();
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Flushes the folder, because a renamed file survives a power cut only then. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes unfinished replacements of a file that killed processes left next to it. */
export async function removeUnfinished(path: string): Promise<void> {
  const isTemporary = (name: string): boolean =>
    name.startsWith(`${basename(path)}.`) && name.endsWith('.new');
  for (const name of (await readdir(dirname(path))).filter(isTemporary))
    await rm(join(dirname(path), name), { force: true });
}
