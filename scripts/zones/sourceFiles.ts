import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.data', '.git']);

/** A workspace package as its folder and manifest describe it. */
export interface Workspace {
  folder: string;
  name: string;
  /** Names of the packages it depends on at run time. */
  dependencies: readonly string[];
}

interface Manifest {
  name: string;
  workspaces: string[];
  dependencies: string[];
}

export function readWorkspaces(root: string): Workspace[] {
  return readManifest(root).workspaces.map((folder) => {
    const { name, dependencies } = readManifest(join(root, folder));
    return { folder, name, dependencies };
  });
}

/** Lists the TypeScript sources of workspaces, `scripts` and `e2e`: paths from the root with slashes. */
export function listSources(root: string, workspaces: readonly Workspace[]): string[] {
  const folders = [...workspaces.map(({ folder }) => join(folder, 'src')), 'scripts', 'e2e'];
  return folders
    .flatMap((folder) => walk(join(root, folder)))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .toSorted();
}

function readManifest(folder: string): Manifest {
  const read: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!isObject(read)) throw new Error(`${folder}/package.json is no manifest`);
  const { name = '', workspaces, dependencies } = read;
  return {
    name: String(name),
    workspaces: Array.isArray(workspaces) ? workspaces.map(String) : [],
    dependencies: isObject(dependencies) ? Object.keys(dependencies) : [],
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function walk(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}
