import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findRetiredNames } from './checks/retiredNames';
import { listSources, readWorkspaces } from './zones/sourceFiles';

const root = resolve(import.meta.dirname, '..');
const files = listSources(root, readWorkspaces(root));
const found = files.flatMap((file) =>
  findRetiredNames(readFileSync(resolve(root, file), 'utf8')).map(
    ({ line, name, use }) => `${file}:${line}  ${name} is called ${use} now`,
  ),
);
for (const text of found) console.error(text);
console.log(`Names: ${files.length} files, ${found.length} retired names`);
if (files.length === 0 || found.length > 0) process.exitCode = 1;
