import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { findCycles } from './cycles';
import { dependsOnReact, findExternalViolation, isReactFree } from './externals';
import { parseImports } from './parseImports';
import { type Place, parsePlace } from './place';
import { resolveImport, findSourceFile } from './resolveImport';
import { findRoomViolation, RULES, findFolderViolation } from './rules';
import { listSources, readWorkspaces } from './sourceFiles';

/** Finds the lines on which a comment disables a check. */
function findSuppressions(file: string, source: string): number[] {
  return parseSync(file, source)
    .comments.filter(({ value }) =>
      /^[\s*]*(?:(?:ox|es)lint-disable|@ts-(?:ignore|nocheck|expect-error))/.test(value),
    )
    .map(({ start }) => source.slice(0, start).split('\n').length);
}

/** One breach of the import rules. */
export interface Violation {
  file: string;
  line: number;
  message: string;
}

/** The result. `files` is the number of files read, so that an empty check does not look clean. */
export interface ZoneReport {
  files: number;
  violations: Violation[];
}

/**
 * Checks every import below `root` against the zones of its folders. Also finds cycles, and comments
 * that disable a check.
 */
export function checkZones(root: string): ZoneReport {
  const workspaces = readWorkspaces(root);
  const files = listSources(root, workspaces);
  const violations: Violation[] = [];
  const graph = new Map<string, string[]>();
  const reactUsers = new Set<string>();
  const places = new Map<string, Place>(files.map((file) => [file, parsePlace(file, workspaces)]));

  for (const [file, from] of places) {
    const report = (line: number, message: string | undefined): void => {
      if (message) violations.push({ file, line, message });
    };
    const edges: string[] = [];
    graph.set(file, edges);
    report(1, findFolderViolation(from));
    const text = readFileSync(join(root, file), 'utf8');
    for (const line of findSuppressions(file, text)) report(line, 'a check is switched off');
    for (const { specifier, line, dynamic } of parseImports(file, text)) {
      const target = resolveImport(file, specifier, workspaces);
      if (!target.inside) {
        report(line, findExternalViolation(from, target.packageName));
        if (dependsOnReact(target.packageName)) reactUsers.add(file);
        continue;
      }
      // The file of a folder stands in its layer, as the folder's other files do.
      const source = findSourceFile(root, target.path);
      const to = parsePlace(source ?? target.path, workspaces);
      if (target.relative && to.workspace !== from.workspace && from.kind !== 'tooling')
        report(line, `import ${to.workspace} by its package name`);
      for (const rule of RULES) report(line, rule(from, to));
      if (!dynamic) report(line, findRoomViolation(from, to, specifier));
      if (source) edges.push(source);
    }
  }

  for (const cycle of findCycles(graph))
    violations.push({
      file: cycle[0] ?? '',
      line: 1,
      message: `import cycle: ${cycle.join(' → ')}`,
    });
  for (const [file, place] of places) {
    if (!isReactFree(place) || place.test || reactUsers.has(file)) continue;
    const path = findPath(file, reactUsers, graph);
    if (path) violations.push({ file, line: 1, message: `reaches React: ${path.join(' → ')}` });
  }
  return { files: files.length, violations };
}

function findPath(
  start: string,
  wanted: ReadonlySet<string>,
  graph: ReadonlyMap<string, readonly string[]>,
): string[] | undefined {
  const seen = new Set([start]);
  const queue: string[][] = [[start]];
  for (let path = queue.shift(); path; path = queue.shift()) {
    const last = path.at(-1) ?? start;
    if (wanted.has(last)) return path;
    for (const next of graph.get(last) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        queue.push([...path, next]);
      }
  }
  return undefined;
}
