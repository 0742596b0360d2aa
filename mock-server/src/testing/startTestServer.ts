import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { setClockOffset } from '../clock';
import type { RunningServer } from '../server';
import { startServer } from '../server';
import type { DatabasePlace } from './onDatabase';
import type { TestDatabase } from './testDatabases';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; tests look into it with matchers. */
  readonly body: unknown;
}

interface Ask {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly url: () => string;
  readonly dataDir: () => string;
  /** Sends a request; a body that is no string, form or blob goes as JSON. */
  readonly ask: (method: string, path: string, ask?: Ask) => Promise<Answer>;
  /** Ends the server and starts it again on the same data. */
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

/** Environment of a test server; what is only known once others run is a function. */
type TestEnvironment = Readonly<Record<string, string | (() => string)>>;

function valuesOf(env: TestEnvironment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      typeof value === 'function' ? value() : value,
    ]),
  );
}

/**
 * A real server on a free port and a folder of its own, for the tests of one file; with a `database` its
 * data lies there.
 */
export function testServer(env: TestEnvironment = {}, database?: TestDatabase): TestServer {
  let place: DatabasePlace | undefined;
  let running: RunningServer | undefined;
  let dataDir = '';
  const start = (): Promise<RunningServer> =>
    startServer({
      port: 0,
      dataDir,
      pages: 'none',
      ...(place && { openStore: place.openStore }),
      env: {
        SEED_USERS: '30',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        CHECK_ANSWERS: 'on',
        ...valuesOf(env),
      },
    });
  beforeAll(async () => {
    // Files share a process: one that moved the clock must not move it for the next.
    setClockOffset(0);
    dataDir = mkdtempSync(join(tmpdir(), 'server-'));
    // Loaded on demand: most servers under test keep their data in a folder.
    if (database) place = (await import('./onDatabase')).onDatabase(database);
    running = await start();
  }, 60_000);
  /** Ends the server, and throws where an answer of its was not as the OpenAPI document says. */
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
  const url = (): string => running?.url ?? '';
  return {
    url,
    dataDir: () => dataDir,
    async ask(method, path, { token, body, headers } = {}) {
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
    },
    async restart() {
      await stop();
      running = await start();
    },
  };
}
