import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningServer } from '../server';
import { startServer } from '../server';
import type { DatabasePlace } from './stores/onDatabase';
import type { TestDatabase } from './stores/testDatabases';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, for use with matchers. */
  readonly body: unknown;
}

/** Returns the `data` of an answer, for use with matchers. */
export const getData = ({ body }: Pick<Answer, 'body'>) => Object(body).data;

interface Ask {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly url: () => string;
  readonly dataDir: () => string;
  /** Sends a request. Sends the body as JSON unless it is a string, form or blob. */
  readonly ask: (method: string, path: string, ask?: Ask) => Promise<Answer>;
  /** Runs the due jobs. Unless told not to, confirms a jump of the clock before, as an admin would. */
  readonly runJobs: (options?: { readonly confirmClock: boolean }) => Promise<void>;
  /** Stops the server and starts it again on the same data. */
  readonly restart: () => Promise<void>;
}

function encoded(body: unknown): {
  body?: string | FormData | Blob;
  headers: Record<string, string>;
} {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData || body instanceof Blob) return { body, headers: {} };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { body: text, headers: { 'content-type': 'application/json' } };
}

async function parsed(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the function that sends a test's requests to the server at an address. */
export const createAsk =
  (url: () => string): TestServer['ask'] =>
  async (method, path, { token, body, headers } = {}) => {
    const sent = encoded(body);
    const response = await fetch(`${url()}${path}`, {
      method,
      ...(sent.body !== undefined && { body: sent.body }),
      headers: {
        accept: 'application/json',
        ...sent.headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    return { status: response.status, headers: response.headers, body: await parsed(response) };
  };

/** Returns the function that runs the due jobs of the server that answers, which needs TEST_TOOLS. */
export const createRunJobs =
  (ask: TestServer['ask']): TestServer['runJobs'] =>
  async ({ confirmClock } = { confirmClock: true }) => {
    const body = confirmClock ? { clock: 'confirmed' } : {};
    expect((await ask('POST', '/dev/jobs', { body })).status).toBe(200);
  };

/** Environment of a test server. A function provides a value that is known only at the start. */
type TestEnvironment = Readonly<Record<string, string | (() => string)>>;

function resolveValues(env: TestEnvironment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      typeof value === 'function' ? value() : value,
    ]),
  );
}

/**
 * Starts a real server for the tests of one file, on a free port, with its data in its own folder
 * or in a `database`.
 */
export function testServer(
  env: TestEnvironment = {},
  database?: TestDatabase,
): TestServer & { /** The schema of its data in a database. */ readonly schema: () => string } {
  let place: DatabasePlace | undefined;
  let running: RunningServer | undefined;
  let dataDir = '';
  const url = (): string => running?.url ?? '';
  const ask = createAsk(url);
  const start = async (): Promise<void> => {
    running = await startServer({
      port: 0,
      dataDir,
      pages: 'none',
      ...(place && { openStore: place.openStore }),
      env: {
        SEED_USERS: '30',
        RATE_LIMITS: 'off',
        PASSWORD_COST: 'demo',
        LOG_LEVEL: 'silent',
        CHECK_ANSWERS: 'on',
        TEST_TOOLS: 'on',
        ...resolveValues(env),
      },
    });
    // What is due at the start is done before the tests begin. A server without the tools answers 404.
    await ask('POST', '/dev/jobs', { body: {} });
  };
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'server-'));
    // Load the driver only if needed: most test servers keep their data in a folder.
    if (database) place = (await import('./stores/onDatabase')).onDatabase(database);
    await start();
  }, 60_000);
  /** Stops the server; throws if one of its responses violated the OpenAPI document. */
  const stop = async (): Promise<void> => {
    const answer = await fetch(`${running?.url}/dev/contract`);
    const report: unknown = answer.ok ? await answer.json() : {};
    await running?.close();
    expect(Object(report).breaches ?? []).toEqual([]);
  };
  afterAll(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
    await place?.dispose();
  });
  return {
    url,
    dataDir: () => dataDir,
    schema: () => place?.schema ?? '',
    ask,
    runJobs: createRunJobs(ask),
    async restart() {
      await stop();
      await start();
    },
  };
}
