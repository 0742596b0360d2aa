import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveImport, findSourceFile } from '../zones/resolveImport';
import { listSources, readWorkspaces } from '../zones/sourceFiles';
import { parse, type Program } from './syntax';

export interface Source {
  file: string;
  source: string;
  program: Program;
}

/** The sources of a repository. Each is parsed at its first use. */
export interface Sources {
  /** Paths from the root, without tests and their tools. */
  files: readonly string[];
  read(file: string): Source;
  /** Returns the file that an import refers to; `undefined` for an outside package. */
  resolve(from: string, specifier: string): string | undefined;
}

const NOT_SHIPPED = /\.test\.tsx?$|\/testing\/|^scripts\/|^e2e\//;

export function readSources(root: string): Sources {
  const workspaces = readWorkspaces(root);
  const parsed = new Map<string, Source>();
  return {
    files: listSources(root, workspaces).filter((file) => !NOT_SHIPPED.test(file)),
    read(file) {
      const known = parsed.get(file);
      if (known) return known;
      const source = readFileSync(join(root, file), 'utf8');
      const made = { file, source, program: parse(file, source) };
      parsed.set(file, made);
      return made;
    },
    resolve(from, specifier) {
      const target = resolveImport(from, specifier, workspaces);
      return target.inside ? findSourceFile(root, target.path) : undefined;
    },
  };
}
