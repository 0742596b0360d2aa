import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  copyFileSync(join(repository, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"module":"preserve"}}');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lint = (): string =>
  spawnSync(join(repository, 'node_modules/.bin/oxlint'), ['--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;

it('the linter sees a cycle', () => {
  writeFileSync(
    join(folder, 'a.ts'),
    "import { b } from './b';\nexport const a = (): number => b();\n",
  );
  writeFileSync(
    join(folder, 'b.ts'),
    "import { a } from './a';\nexport const b = (): number => a();\n",
  );
  expect(lint()).toMatch(/no-cycle/);
});

it('the linter sees `any`, a floating promise and a misused hook', () => {
  writeFileSync(
    join(folder, 'a.tsx'),
    [
      "import { useState } from 'react';",
      'export const loose = (value: any): number => Number(value);',
      'export const start = async (): Promise<void> => {};',
      'export const run = (): void => { start(); };',
      'export function Odd({ on }: { on: boolean }) { if (on) useState(0); return <img src="x" />; }',
      '',
    ].join('\n'),
  );
  const said = lint();
  expect(said).toMatch(/no-explicit-any/);
  expect(said).toMatch(/no-floating-promises/);
  expect(said).toMatch(/rules-of-hooks/);
  expect(said).toMatch(/alt-text/);
});
