import { test as base } from '@playwright/test';
import { type RunningServer, startProductServer } from './productServer';

interface WorkerFixtures {
  /** The product on a port and a data folder of this worker's own, faults on demand, no throttles. */
  server: RunningServer;
}

/** Playwright's `test` on a running product: `page.goto('/login')` needs no address. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startProductServer({ MOCK_FAULTS: 'on', RATE_LIMITS: 'off' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from '@playwright/test';
