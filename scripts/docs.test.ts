import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listDocumentedFiles } from './test/documentedFiles';
import { listSources, readWorkspaces } from './zones/sourceFiles';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const exists = (path: string): boolean => existsSync(join(root, path));
const documents = ['README.md', 'CONTRIBUTING.md'].concat(
  readdirSync(join(root, 'docs'), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
);

/** All matches of a pattern's first group. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The paths that a document names from the root, and those that it links to. */
function pathsIn(document: string): string[] {
  // The listings of a how-to name files that the reader is to create.
  const text = read(document).replaceAll(/^```[^]*?^```/gm, '');
  const named = all(text, /`((?:[\w-]+\/)+(?:\w[\w.-]*)?)`/g);
  const linked = all(text, /\]\(([^):#]+)/g).map((path) => join(dirname(document), path));
  return [...named.filter((path) => exists(path.split('/')[0] ?? '')), ...linked];
}

test.each(documents)('every path that %s names exists', (document) => {
  expect(pathsIn(document).filter((path) => !exists(path))).toEqual([]);
});

test.each(documents)('every command that %s names exists', (document) => {
  const text = read(document);
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  expect(all(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  expect(all(text, /npx tsx ([\w./-]+)/g).filter((path) => !exists(path))).toEqual([]);
});

test.each(readWorkspaces(root))(
  'the page of $folder names its rooms and files that are there',
  (workspace) => {
    const folder = `${workspace.folder}/src`;
    const page = read(`${folder}/README.md`);
    const named = all(page, /`((?:\w[\w-]*\/)*\w[\w-]*(?:\.tsx?)?)`/g);
    const rooms = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(rooms.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
    const files = listSources(root, [workspace]);
    const missing = named.filter(
      (name) =>
        /\.tsx?$/.test(name) && !exists(name) && !files.some((file) => file.endsWith(`/${name}`)),
    );
    expect(missing).toEqual([]);
    expect(page.split('\n').length).toBeLessThanOrEqual(41);
  },
);

test('each threat of the threat model names tests by file and title', () => {
  const [, threats = ''] = /^## Threat model\n([^]*?)^## /m.exec(read('docs/security.md')) ?? [];
  const rows = threats.split('\n').filter((line) => line.startsWith('|'));
  expect(rows.length).toBeGreaterThan(10);
  const isNamed = (row: string): boolean => {
    const files = all(row, /`([\w/.-]+\.(?:test|spec)\.ts)`/g);
    const named = [...row.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)` "([^"]+)"/g)];
    return (
      files.length > 0 &&
      files.length === named.length &&
      named.every(([, path = '', title = '']) => read(path).includes(`'${title}'`))
    );
  };
  expect(rows.slice(2).filter((row) => !isNamed(row))).toEqual([]);
});

test('the code has every name that the glossary gives', () => {
  const code = listSources(root, readWorkspaces(root)).map(read).join('\n');
  const names = new Set(code.match(/\w+/g));
  const given = all(read('docs/glossary.md'), /`([A-Za-z_]\w*)`/g);
  expect(given.length).toBeGreaterThan(100);
  expect(given.filter((name) => !names.has(name))).toEqual([]);
});

test('the how-to adds one resource to the list and keeps the others', () => {
  const list = read('shared/src/resources/list.ts');
  const file = listDocumentedFiles('docs/add-a-resource.md').find(({ path }) =>
    path.endsWith('/list.ts'),
  );
  const others = file?.text.split('\n').filter((line) => !line.includes('branches'));
  expect(file?.written).toBe(2);
  expect(others?.join('\n')).toBe(
    list
      .split('\n')
      .filter((line) => !line.includes('branches'))
      .join('\n'),
  );
});

test('the architecture names every room that the zones know', () => {
  const rooms = all(
    read('scripts/zones/rules.ts').split('const isRoom')[0] ?? '',
    /^ {4}'(\w+)',$/gm,
  );
  const named = all(read('docs/architecture.md'), /several features share \(([^)]*)\)/g).join();
  expect(rooms.length).toBeGreaterThan(20);
  expect(all(named, /`(\w+)`/g)).toEqual(rooms);
});

test.each(documents)('what %s places in a file is there', (document) => {
  const misplaced = [
    ...read(document).matchAll(/`(\w+)` (?:in |\()`((?:[\w-]+\/)+\w[\w.-]*\.tsx?)`/g),
  ]
    .filter(([, name = '', path = '']) => !new RegExp(`\\b${name}\\b`).test(read(path)))
    .map(([found]) => found);
  expect(misplaced).toEqual([]);
});
