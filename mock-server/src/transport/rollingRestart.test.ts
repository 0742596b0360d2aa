import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startServer, type RunningServer } from '../server';
import { onDatabase } from '../testing/stores/onDatabase';
import { testDatabases } from '../testing/stores/testDatabases';

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Sends a request on a kept-alive connection. Rejects if the connection breaks. */
const send = (agent: Agent, url: string, body?: object): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    sent.once('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });

/** A proxy that asks each server whether it is ready, and repeats no request. */
class Proxy {
  readonly #servers = new Set<RunningServer>();
  #ready: RunningServer[] = [];
  #turn = 0;
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => void this.look(), 100);
  }

  add(server: RunningServer): Promise<void> {
    this.#servers.add(server);
    return this.look();
  }

  async look(): Promise<void> {
    const servers = [...this.#servers];
    const ready = await Promise.all(
      servers.map(({ url }) =>
        fetch(`${url}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    this.#ready = servers.filter((_, index) => ready[index]);
  }

  get url(): string {
    this.#turn += 1;
    return this.#ready[this.#turn % this.#ready.length]?.url ?? '';
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

test('a rolling restart of two servers on one store fails no request of 16 busy clients', async () => {
  const database = testDatabases().at(-1);
  if (!database) throw new Error('There is a database');
  const place = onDatabase(database);
  const start = async (): Promise<RunningServer> => {
    const server = await startServer({
      port: 0,
      dataDir: '/nowhere',
      pages: 'none',
      openStore: place.openStore,
      env: { SEED_USERS: '5', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
    });
    onTestFinished(() => server.close());
    return server;
  };
  onTestFinished(() => place.dispose());
  const proxy = new Proxy();
  onTestFinished(() => proxy.close());
  const first = await start();
  const second = await start();
  await proxy.add(first);
  await proxy.add(second);

  const over = new AbortController();
  onTestFinished(() => over.abort());
  let answered = 0;
  const failures: string[] = [];
  const keepAsking = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const isWrite = turn % 4 === 3;
      const contact = `9${String(number).padStart(3, '0')}${String(turn).padStart(6, '0')}`;
      const url = `${proxy.url}/api/${isWrite ? 'send-otp' : 'get-partner-by-name/cl'}`;
      await send(agent, url, isWrite ? { contact } : undefined).then(
        ({ status, body }) => {
          answered += 1;
          if (status !== 200) failures.push(`${status} ${body}`);
        },
        (error: unknown) => failures.push(String(error)),
      );
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 16 }, (_, number) => keepAsking(number));
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(100);
  await first.drain();
  await proxy.add(await start());
  const before = answered;
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(before + 50);
  await second.drain();
  over.abort();
  await Promise.all(clients);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(200);
});
