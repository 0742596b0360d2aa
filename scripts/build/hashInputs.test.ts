import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashInputs } from './hashInputs';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const hash = (): string => hashInputs(root, ['app', 'lock.json', 'missing']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hash-'));
  write('app/src/a.ts', 'a');
  write('lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('changes with content, names and new files', () => {
  const seen = [hash()];
  write('app/src/a.ts', 'b');
  seen.push(hash());
  renameSync(join(root, 'app/src/a.ts'), join(root, 'app/src/b.ts'));
  seen.push(hash());
  write('app/src/c.css', '');
  seen.push(hash());
  write('lock.json', '{"a":1}');
  seen.push(hash());
  expect(new Set(seen).size).toBe(seen.length);
});

it('stays the same for files outside the build, and for a rewritten file', () => {
  const before = hash();
  write('app/src/a.test.ts', 'x');
  write('app/src/testing/b.ts', 'x');
  write('app/node_modules/c/c.js', 'x');
  write('other/d.ts', 'x');
  write('app/src/a.ts', 'a');
  expect(hash()).toBe(before);
});
