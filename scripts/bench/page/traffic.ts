import type { Page } from 'playwright';

/** Longer than the delay before a page prefetches. */
const QUIET_MS = 800;

/**
 * Watches a page's requests. The function that it returns waits until the network has been idle for a while;
 * Playwright's `networkidle` happens only once for each document.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  let open = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let settle = (): void => undefined;
  const restartTimer = (): void => {
    clearTimeout(quiet);
    if (open === 0) quiet = setTimeout(() => settle(), QUIET_MS);
  };
  const count = (change: number) => () => {
    open += change;
    restartTimer();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () =>
    new Promise((resolve) => {
      settle = resolve;
      restartTimer();
    });
}
