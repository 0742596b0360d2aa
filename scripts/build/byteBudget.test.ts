import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listExceededBudgets } from './byteBudget';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
  mkdirSync(join(folder, 'assets/fonts'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, kilobytes: number) =>
  writeFileSync(join(folder, name), Buffer.alloc(kilobytes * 1000));
const writePage = (base: string) =>
  writeFileSync(join(folder, 'index.html'), `<script src="${base}assets/a.js"></script>`);

it.each([
  [120, []],
  [121, ['first scripts: 121.0 of 120 KB']],
])('takes a console’s first script of %i KB as gzip', (kilobytes, exceeded) => {
  writePage('/admin/');
  write('assets/a.js', 400);
  write('assets/a.js.gz', kilobytes);
  expect(listExceededBudgets(folder)).toEqual(exceeded);
});

it.each([
  [122, []],
  [124, ['way to offers: 261.0 of 260 KB']],
])(
  'adds what the stages to the offers load, here %i KB, to the first page',
  (kilobytes, exceeded) => {
    writePage('/');
    write('assets/a.js', 400);
    write('assets/a.js.gz', 118);
    write('assets/a.js.br', 113);
    write('assets/b.css', 1);
    write('assets/b.js', 300);
    write('assets/b.js.br', kilobytes);
    write('assets/fonts/inter-latin-wght-normal.woff2', 23);
    const files = ['/assets/b.js', '/assets/b.css'];
    writeFileSync(join(folder, 'stages.json'), JSON.stringify({ choice: { files } }));
    expect(listExceededBudgets(folder)).toEqual(exceeded);
  },
);
