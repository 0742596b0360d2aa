import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const exists = (path: string): boolean => existsSync(join(root, path));
const documents = ['README.md', 'CONTRIBUTING.md'].concat(
  readdirSync(join(root, 'docs'), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
);

/** The paths that a document names from the root, and those that it links to. */
function pathsIn(document: string): string[] {
  // The listings of a how-to name files that the reader is to create.
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  const named = [...text.matchAll(/`((?:[\w-]+\/)+(?:\w[\w.-]*)?)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\(([^):#]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  return [...named.filter((path) => exists(path.split('/')[0] ?? '')), ...linked];
}

test.each(documents)('every path that %s names exists', (document) => {
  expect(pathsIn(document).filter((path) => !exists(path))).toEqual([]);
});
