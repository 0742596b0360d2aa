import type { Page } from 'playwright';

/** Longer than what a page waits before it fetches ahead. */
const QUIET_MS = 800;

/**
 * Watches a page's requests from now on. The function it answers waits until none has been under way
 * for a while; the browser's own `networkidle` happens once a document only.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const traffic = { open: 0, since: performance.now() };
  const count = (change: number) => () => {
    traffic.open += change;
    traffic.since = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    traffic.since = performance.now();
    while (traffic.open > 0 || performance.now() - traffic.since < QUIET_MS)
      await page.waitForTimeout(50);
  };
}
