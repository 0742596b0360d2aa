import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');
const workspaces = ['shared', 'mock-server', 'admin-console', 'partner-portal', 'consumer-app'];

/**
 * Copies the checkout into a new folder. The copy shares the installed packages, but for the workspaces, which are its
 * own.
 */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'marketplace-copy-'));
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of tracked.split('\0').filter(Boolean))
    cpSync(join(repository, file), join(copy, file));
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@marketplace'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@marketplace' && name !== '.cache')
      symlinkSync(join(repository, 'node_modules', name), join(packages, name));
  for (const name of workspaces)
    symlinkSync(join(copy, name), join(packages, '@marketplace', name));
  return copy;
}

/** Writes files into a copy. */
export function writeInto(
  copy: string,
  files: readonly { readonly path: string; readonly text: string }[],
): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
}
