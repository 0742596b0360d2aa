import type { Page } from '@playwright/test';
import { test as base } from './fixtures';
import { type FrontServer, startFrontServer } from './frontServer';

/** Playwright's `test` with the service worker, behind a proxy that a test can shut. */
export const test = base.extend<{ front: FrontServer }>({
  front: async ({ server }, use) => {
    const front = await startFrontServer(server.url);
    await use(front);
    await front.shut();
  },
  baseURL: async ({ front }, use) => use(front.url),
  serviceWorkers: 'allow',
});

/** Lists the addresses of all files that the service worker keeps. */
export const listCachedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return caught.flat().map((url) => new URL(url).pathname);
  });

/** Waits until the service worker has every file for the next visit. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
