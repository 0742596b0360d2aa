import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds the repository above a folder of its sources or builds, which have different depths. */
function findRepository(folder: string): string {
  if (existsSync(join(folder, 'mock-server/package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error(`No repository above ${import.meta.dirname}`);
  return findRepository(above);
}

/** Absolute path of the repository. */
export const REPOSITORY = findRepository(import.meta.dirname);
