import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'testing']);
const NO_INPUT = /\.test\.tsx?$|\.md$|\.tsbuildinfo$/;

/** Hashes the names and contents of all files below the paths, except tests and the like. */
export function hashInputs(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFilesAt(join(root, path))).toSorted()) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

function listFilesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return NO_INPUT.test(path) ? [] : [path];
  return readdirSync(path).flatMap((name) =>
    SKIPPED.has(name) ? [] : listFilesAt(join(path, name)),
  );
}
