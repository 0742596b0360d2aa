import { readFileSync } from 'node:fs';
import { posix, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';

/** Weight of what a page loads before it can be used, in bytes after gzip. */
export interface EntrySize {
  script: number;
  style: number;
}

/**
 * Adds up the scripts and styles that a built page names and, transitively, all that those scripts
 * import at once; what is imported on demand does not count.
 */
export function entrySize(folder: string, page: string, base: string): EntrySize {
  const html = readFileSync(join(folder, page), 'utf8');
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (!file.endsWith('.js')) return;
    const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
    const imported = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    for (const path of imported) add(posix.join(posix.dirname(file), path));
  };
  for (const [, url = ''] of html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g))
    if (url.startsWith(base)) add(url.slice(base.length));
  const weigh = (extension: string): number =>
    [...files]
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + gzipSync(readFileSync(join(folder, file))).length, 0);
  return { script: weigh('.js'), style: weigh('.css') };
}
