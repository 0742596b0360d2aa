import { test as base } from '@playwright/test';
import { type RunningServer, startProductServer } from './productServer';

/** Answers of a server that were not as its OpenAPI document says. */
async function breachesOf({ url }: RunningServer): Promise<string[]> {
  const answer = await fetch(`${url}/dev/contract`);
  const report: { breaches: string[] } = await answer.json();
  return report.breaches;
}

export interface WorkerFixtures {
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
        CHECK_ANSWERS: 'on',
        ...serverEnv,
      });
      await use(server);
      const breaches = await breachesOf(server);
      await server.stop();
      if (breaches.length > 0) throw new Error(`Not as described:\n${breaches.join('\n')}`);
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from '@playwright/test';
