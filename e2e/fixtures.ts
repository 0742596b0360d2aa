import { test as base } from '@playwright/test';
import { type RunningServer, startProductServer } from './productServer';

interface WorkerFixtures {
  /**
   * Specs of one data set share a server. A spec that changes what others read takes one of its own:
   * `test.use({ dataSet: 'revenue order' })`, at the top of the file.
   */
  dataSet: string;
  /** More environment for the server of this data set, such as `SEED_LENDERS`. */
  serverEnv: Record<string, string>;
  /** The product on a port and a data folder of this worker's own, faults on demand, no throttles. */
  server: RunningServer;
}

/** Playwright's `test` on a running product: `page.goto('/login')` needs no address. */
export const test = base.extend<object, WorkerFixtures>({
  dataSet: ['common', { option: true, scope: 'worker' }],
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ dataSet, serverEnv }, use) => {
      const server = await startProductServer(dataSet, {
        MOCK_FAULTS: 'on',
        RATE_LIMITS: 'off',
        ...serverEnv,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from '@playwright/test';
