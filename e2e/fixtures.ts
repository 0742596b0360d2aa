import { test as base } from '@playwright/test';
import type { RunningServer } from './productServer';
import { WorkerServers } from './workerServers';

/** Returns the server's answers that did not match its OpenAPI document. */
async function breachesOf({ url }: RunningServer): Promise<string[]> {
  const answer = await fetch(`${url}/dev/contract`);
  const report: { breaches: string[] } = await answer.json();
  return report.breaches;
}

/** Time limit to start or stop a server on a busy machine. */
const START_MS = 120_000;

export interface WorkerFixtures {
  workerServers: WorkerServers;
}

export interface TestFixtures {
  /**
   * Specs with the same data set share a worker's server. A spec that changes data of other specs needs its own:
   * `test.use({ dataSet: 'revenue order' })` at the top of the file.
   */
  dataSet: string;
  /** Additional environment variables of this data set's server, such as `SEED_LENDERS`. */
  serverEnv: Record<string, string>;
  /** The product with this worker's own port and data folder, with fault injection and without throttling. */
  server: RunningServer;
}

/** Playwright's `test` with a running product as its base URL: `page.goto('/login')`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  dataSet: ['common', { option: true }],
  serverEnv: [{}, { option: true }],
  workerServers: [
    async ({ browserName: _ }, use) => {
      const servers = new WorkerServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  server: [
    async ({ workerServers, dataSet, serverEnv }, use) => {
      const server = await workerServers.serve(dataSet, {
        MOCK_FAULTS: 'on',
        RATE_LIMITS: 'off',
        CHECK_ANSWERS: 'on',
        ...serverEnv,
      });
      await use(server);
      const breaches = await breachesOf(server);
      if (breaches.length > 0) throw new Error(`Not as described:\n${breaches.join('\n')}`);
    },
    { timeout: START_MS },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from '@playwright/test';
