import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { Workspace } from './sourceFiles';

/** The target of an import: a path in this repository, or an outside package. */
export type Target =
  | { inside: true; path: string; relative: boolean }
  | { inside: false; packageName: string };

/** Resolves a specifier in `from`, a path from the root, without reading the disk. */
export function resolveImport(
  from: string,
  specifier: string,
  workspaces: readonly Workspace[],
): Target {
  if (specifier.startsWith('.'))
    return { inside: true, path: posix.join(posix.dirname(from), specifier), relative: true };
  const workspace = workspaces.find(
    ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
  );
  if (!workspace) return { inside: false, packageName: specifier };
  const entry = specifier.slice(workspace.name.length + 1) || 'index';
  return { inside: true, path: posix.join(workspace.folder, 'src', entry), relative: false };
}

/** Finds the source file of a path without extension. */
export function findSourceFile(root: string, path: string): string | undefined {
  const candidates = /\.tsx?$/.test(path)
    ? [path]
    : [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((candidate) => existsSync(posix.join(root, candidate)));
}
