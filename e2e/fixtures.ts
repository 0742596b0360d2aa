import { test as base } from '@playwright/test';
import { type RunningServer, startProductServer } from './productServer';

/** Answers of a server that were not as its OpenAPI document says. */
async function breachesOf({ url }: RunningServer): Promise<string[]> {
  const answer = await fetch(`${url}/dev/contract`);
  const report: { breaches: string[] } = await answer.json();
  return report.breaches;
}

/** A machine with much else to do takes this long to start a server, or to end one. */
const START_MS = 120_000;

type Env = Record<string, string>;

/** The product's server of one worker: another one each time that another data set is asked for. */
class WorkerServer {
  #key = '';
  #server: Promise<RunningServer> | undefined;
  /** What is still ending. The next server need not wait for it, the worker does. */
  readonly #ending: Promise<void>[] = [];

  serve(dataSet: string, env: Env): Promise<RunningServer> {
    const key = JSON.stringify([dataSet, env]);
    if (this.#server && this.#key === key) return this.#server;
    this.#end();
    this.#key = key;
    this.#server = startProductServer(dataSet, {
      MOCK_FAULTS: 'on',
      RATE_LIMITS: 'off',
      CHECK_ANSWERS: 'on',
      ...env,
    });
    return this.#server;
  }

  async stop(): Promise<void> {
    this.#end();
    await Promise.all(this.#ending);
  }

  #end(): void {
    const server = this.#server;
    this.#server = undefined;
    // One that has not started has said why to the test that asked for it.
    const stopped = server?.then(
      (running) => running.stop(),
      () => undefined,
    );
    if (stopped) this.#ending.push(stopped);
  }
}

export interface WorkerFixtures {
  workerServer: WorkerServer;
}

export interface TestFixtures {
  /**
   * Specs of one data set may share a server, each worker having its own. A spec that changes what
   * others read takes one for itself: `test.use({ dataSet: 'revenue order' })`, at the top of the file.
   */
  dataSet: string;
  /** More environment for the server of this data set, such as `SEED_LENDERS`. */
  serverEnv: Env;
  /** The product on a port and a data folder of this worker's own, faults on demand, no throttles. */
  server: RunningServer;
}

/** Playwright's `test` on a running product: `page.goto('/login')` needs no address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  dataSet: ['common', { option: true }],
  serverEnv: [{}, { option: true }],
  workerServer: [
    async ({ browserName: _ }, use) => {
      const server = new WorkerServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  server: [
    async ({ workerServer, dataSet, serverEnv }, use) => {
      const server = await workerServer.serve(dataSet, serverEnv);
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
