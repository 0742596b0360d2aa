import { test as base } from '@playwright/test';
import { type RunningServer, startProductServer } from './productServer';

/** Returns the server's answers that did not match its OpenAPI document. */
async function breachesOf({ url }: RunningServer): Promise<string[]> {
  const answer = await fetch(`${url}/dev/contract`);
  const report: { breaches: string[] } = await answer.json();
  return report.breaches;
}

/** Time limit to start or stop a server on a busy machine. */
const START_MS = 120_000;

type Env = Record<string, string>;

/** The server of one worker. It restarts when a test needs another data set. */
class WorkerServer {
  #key = '';
  #server: Promise<RunningServer> | undefined;
  /** Servers that are still stopping. The worker waits for them at its end; the next server does not. */
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
    // Ignore a failed start here, because the test that needed the server has already reported it.
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
   * Specs with the same data set share a worker's server. A spec that changes data of other specs needs its own:
   * `test.use({ dataSet: 'revenue order' })` at the top of the file.
   */
  dataSet: string;
  /** Additional environment variables of this data set's server, such as `SEED_LENDERS`. */
  serverEnv: Env;
  /** The product with this worker's own port and data folder, with fault injection and without throttling. */
  server: RunningServer;
}

/** Playwright's `test` with a running product as its base URL: `page.goto('/login')`. */
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
