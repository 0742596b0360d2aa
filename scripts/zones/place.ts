import type { Workspace } from './sourceFiles';

/** The kind of a file's workspace; `console` is an app built on react-admin. */
export type Kind = 'shared' | 'server' | 'console' | 'app' | 'tooling';

/** A file's place in the tree. */
export interface Place {
  /** Folder of the workspace, or the top folder for tooling. */
  workspace: string;
  kind: Kind;
  /** First folder below `src`; empty for a file directly in it. */
  layer: string;
  /** Second folder or file below `src`, without extension. */
  member: string;
  /** Whether the member is a folder, judged by the path alone. */
  nested: boolean;
  /** Whether the file is a test, or only for tests. */
  test: boolean;
}

/** Parses a path from the root, with or without extension. */
export function parsePlace(path: string, workspaces: readonly Workspace[]): Place {
  const [top = '', ...rest] = path.split('/');
  const workspace = workspaces.find(({ folder }) => folder === top);
  const inside = rest[0] === 'src' ? rest.slice(1) : rest;
  const [first = '', second = '', third] = inside;
  const test = /(\.test|Suite)\.tsx?$/.test(path) || inside.includes('testing') || top === 'e2e';
  return {
    workspace: top,
    kind: getKind(workspace),
    layer: inside.length > 1 ? first : '',
    member: (inside.length > 1 ? second : first).replace(/\..*$/, ''),
    nested: third !== undefined,
    test,
  };
}

function getKind(workspace: Workspace | undefined): Kind {
  if (!workspace) return 'tooling';
  if (workspace.folder === 'shared') return 'shared';
  if (workspace.folder === 'mock-server') return 'server';
  return workspace.dependencies.includes('react-admin') ? 'console' : 'app';
}
