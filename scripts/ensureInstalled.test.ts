import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whyInstall } from './ensure-installed.mjs';

let root: string;
const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};
const lock = (packages: object): void => write('package-lock.json', { packages });
const installed = (packages: object): void => {
  write('node_modules/.package-lock.json', { packages });
  for (const path of Object.keys(packages)) write(`${path}/package.json`, {});
};
const one = { version: '1.0.0', integrity: 'sha512-one' };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('asks for nothing when all is there', () => {
  lock({ '': {}, shared: {}, 'node_modules/a': one, 'shared/node_modules/b': one });
  installed({ 'node_modules/a': one, 'shared/node_modules/b': one });
  expect(whyInstall(root)).toBeUndefined();
});

it('asks when nothing is installed, or an installation was cut short', () => {
  lock({ 'node_modules/a': one });
  expect(whyInstall(root)).toMatch(/not installed/);
  write('node_modules/a/package.json', {});
  expect(whyInstall(root)).toMatch(/not installed/);
});

it('asks when the lockfile has changed', () => {
  lock({ 'node_modules/a': { ...one, version: '1.0.1' } });
  installed({ 'node_modules/a': one });
  expect(whyInstall(root)).toMatch(/another version/);
  lock({ 'node_modules/a': one, 'node_modules/b': one });
  expect(whyInstall(root)).toMatch(/b is missing/);
});

it('asks when a package was deleted, not when another platform’s binary is absent', () => {
  lock({ 'node_modules/a': one, 'node_modules/mac': { ...one, optional: true } });
  installed({ 'node_modules/a': one });
  expect(whyInstall(root)).toBeUndefined();
  rmSync(join(root, 'node_modules/a'), { recursive: true });
  expect(whyInstall(root)).toMatch(/a is missing/);
});
