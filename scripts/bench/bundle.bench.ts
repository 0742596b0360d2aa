import { join } from 'node:path';
import { APPS, DIST } from '@marketplace/mock-server/pages';
import { entrySize } from './entrySize';
import type { Row } from './row';

/** Most JavaScript, after gzip, that may load before a sign-in page can be used. */
const BUDGET_KB = 120;

/** Weight of the three sign-in pages. */
export async function run(): Promise<Row[]> {
  return Object.values(APPS).map(({ name, base }) => {
    const { script, style } = entrySize(join(DIST, name), 'index.html', base);
    const kilobytes = script / 1000;
    return {
      what: `${name} sign-in, JS until usable (gzip)`,
      measured: `${kilobytes.toFixed(1)} KB (and ${(style / 1000).toFixed(1)} KB of CSS)`,
      budget: `${BUDGET_KB} KB`,
      within: kilobytes <= BUDGET_KB,
    };
  });
}
