import type { Page } from '@playwright/test';
import { test as base } from './fixtures';
import { type FrontServer, startFrontServer } from './frontServer';

/** The product behind a door that can be shut, with its service worker. */
export const test = base.extend<{ front: FrontServer }>({
  front: async ({ server }, use) => {
    const front = await startFrontServer(server.url);
    await use(front);
    await front.shut();
  },
  baseURL: async ({ front }, use) => use(front.url),
  serviceWorkers: 'allow',
});

/** Addresses of all that the worker keeps on the device. */
export const listCachedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return caught.flat().map((url) => new URL(url).pathname);
  });

/** Waits until the worker of the build has all that the next visit needs. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
