import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { array, object, string } from 'yup';

/** Kilobytes (1000 bytes) of JavaScript, by gzip, until an app's first page is usable. */
const FIRST_SCRIPTS_KB = 120;
/**
 * Kilobytes of the page and its files, by Brotli, that a first visit to own offers loads. A visit may have 300; what the
 * server draws into the page, the answers and the headers take the rest, which only `npm run bench` measures.
 */
const JOURNEY_KB = 260;
const FONT = '/assets/fonts/inter-latin-wght-normal.woff2';

const stagesSchema = object({ choice: object({ files: array(string().required()).required() }) });

/** Returns the kilobytes of files as they are sent: compressed beside the file, if that is smaller. */
function sum(folder: string, files: readonly string[], coding: 'br' | 'gz'): number {
  const sizes = files.map((file) => {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.${coding}`) ? `${path}.${coding}` : path).size;
  });
  return sizes.reduce((all, size) => all + size, 0) / 1000;
}

/** Lists the budgets that the compressed build of an app exceeds. */
export function listExceededBudgets(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="[^"]*(\/assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const loads = [
    { what: 'first scripts', kilobytes: sum(folder, scripts, 'gz'), limit: FIRST_SCRIPTS_KB },
  ];
  const stages = join(folder, 'stages.json');
  if (existsSync(stages)) {
    const { choice } = stagesSchema.validateSync(JSON.parse(readFileSync(stages, 'utf8')));
    const files = ['/index.html', ...scripts, ...choice.files, FONT];
    loads.push({ what: 'way to offers', kilobytes: sum(folder, files, 'br'), limit: JOURNEY_KB });
  }
  return loads
    .filter(({ kilobytes, limit }) => kilobytes > limit)
    .map(({ what, kilobytes, limit }) => `${what}: ${kilobytes.toFixed(1)} of ${limit} KB`);
}
