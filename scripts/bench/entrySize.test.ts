import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entrySize } from './entrySize';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'size-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('counts what loads at once, each file once, and nothing that loads on demand', () => {
  const files = {
    'entry.js': 'import{a}from"./shared.js";import("./later.js");export*from"./more.js";a();',
    'shared.js': 'export const a=()=>"shared".repeat(3);',
    'more.js': 'import{a}from"./shared.js";export const b=a;',
    'later.js': 'export default "x".repeat(9999)',
    'page.css': '.a{color:red}',
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'assets', name), text);
  writeFileSync(
    join(folder, 'index.html'),
    '<script type="module" src="/admin/assets/entry.js"></script>' +
      '<link rel="modulepreload" href="/admin/assets/shared.js">' +
      '<link rel="stylesheet" href="/admin/assets/page.css">',
  );
  const weight = (...names: Array<keyof typeof files>): number =>
    names.reduce((total, name) => total + gzipSync(files[name]).length, 0);
  expect(entrySize(folder, 'index.html', '/admin/')).toEqual({
    script: weight('entry.js', 'shared.js', 'more.js'),
    style: weight('page.css'),
  });
});
