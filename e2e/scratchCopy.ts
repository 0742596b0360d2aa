import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');
const workspaces = ['shared', 'mock-server', 'admin-console', 'partner-portal', 'consumer-app'];

/** The server and the admin console; the other apps show nothing of a new resource, so their copied builds do. */
const BUILD_CHANGED = `
  import { buildStale } from './scripts/build/buildStale.ts';
  import { PRODUCT_BUILDS } from './scripts/build/builds.ts';
  await buildStale(console.log, PRODUCT_BUILDS.filter(({ name }) => ['mock-server', 'admin-console'].includes(name)));
`;

/** A file that a page of the documentation shows in full. */
export interface DocumentedFile {
  path: string;
  text: string;
}

/** The files of a page of the documentation: its code blocks whose first line names a file. */
export function documentedFiles(page: string): DocumentedFile[] {
  const text = readFileSync(join(repository, page), 'utf8');
  return [...text.matchAll(/^```ts file=(\S+)\n(.*?)^```$/gms)].map(([, path = '', code = '']) => ({
    path,
    text: code,
  }));
}

/**
 * A copy of the checkout with some files written into it, and its admin console built. It shares the
 * installed packages, but for the workspaces, which are its own.
 */
export function createScratchCopy(files: readonly DocumentedFile[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'marketplace-copy-'));
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of tracked.split('\0').filter(Boolean))
    cpSync(join(repository, file), join(copy, file));
  cpSync(join(repository, 'dist'), join(copy, 'dist'), { recursive: true });
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@marketplace'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@marketplace' && name !== '.cache')
      symlinkSync(join(repository, 'node_modules', name), join(packages, name));
  for (const name of workspaces)
    symlinkSync(join(copy, name), join(packages, '@marketplace', name));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const script = ['--import', 'tsx', '--input-type=module', '--eval', BUILD_CHANGED];
  execFileSync(process.execPath, script, { cwd: copy });
  return copy;
}
