import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium } from './findChromium';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('takes the browser that is named before any other', () => {
  const file = join(folder, 'my-browser');
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  expect(findChromium({ CHROMIUM_PATH: file, PATH: '' })).toBe(file);
});

it('does not fall back in silence when the named browser cannot be run', () => {
  const file = join(folder, 'gone');
  expect(() => findChromium({ CHROMIUM_PATH: file })).toThrow(file);
});
