import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Makes a data folder that is its owner's alone, and tightens what is in it already. From now on the
 * process makes every file so, because many places write into the folder. Links are left alone.
 */
export function protectFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  tighten(folder);
}

function tighten(path: string): void {
  const entry = lstatSync(path);
  if (entry.isDirectory()) {
    chmodSync(path, FOLDER_MODE);
    for (const name of readdirSync(path)) tighten(join(path, name));
  } else if (entry.isFile() && (entry.mode & 0o077) !== 0) chmodSync(path, FILE_MODE);
}
