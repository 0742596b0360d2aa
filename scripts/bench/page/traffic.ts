import type { Page } from 'playwright';

/** Longer than what a page waits before it fetches ahead. */
const QUIET_MS = 800;

/**
 * Watches a page's requests from now on. The function it answers waits until none has been under way
 * for a while; the browser's own `networkidle` happens once a document only.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  let open = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let settle = (): void => undefined;
  const heed = (): void => {
    clearTimeout(quiet);
    if (open === 0) quiet = setTimeout(() => settle(), QUIET_MS);
  };
  const count = (change: number) => () => {
    open += change;
    heed();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () =>
    new Promise((resolve) => {
      settle = resolve;
      heed();
    });
}
