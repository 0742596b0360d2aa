import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findSecondParsers } from './checks/secondParsers';
import { listSources, readWorkspaces } from './zones/sourceFiles';

const root = resolve(import.meta.dirname, '..');
const FORMAT = 'shared/src/format/';
const parsers = readdirSync(resolve(root, FORMAT, 'parse'))
  .filter((file) => file.startsWith('parse') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/u, ''));
const files = listSources(root, readWorkspaces(root)).filter(
  (file) =>
    /^[\w-]+\/src\//u.test(file) && !file.startsWith(FORMAT) && !/\.test\.tsx?$/u.test(file),
);
const found = files.flatMap((file) =>
  findSecondParsers(readFileSync(resolve(root, file), 'utf8'), parsers, file).map(
    ({ line, why }) => `${file}:${line}  ${why}`,
  ),
);
for (const text of found) console.error(text);
console.log(
  `Parsers: ${files.length} files, ${parsers.length} parsers, ${found.length} second ones`,
);
if (files.length === 0 || parsers.length === 0 || found.length > 0) process.exitCode = 1;
