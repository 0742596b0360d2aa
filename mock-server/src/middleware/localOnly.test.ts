import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../server';
import { startServer } from '../server';
import { rawRequest } from '../testing/rawRequest';
import { testServer } from '../testing/startTestServer';

const paths = ['/dev', '/dev/outbox', '/dev/clock', '/db/users'];

/** Sends a GET with exactly these headers and returns the status. */
async function statusOf(origin: string, path: string, ...headers: string[]): Promise<number> {
  const lines = [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''];
  const answer = await rawRequest(origin, lines.join('\r\n'));
  return Number(/^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1]);
}

describe('the pages for developers', () => {
  const server = testServer({
    TEST_TOOLS: 'on',
    RAW_DB: 'on',
    PUBLIC_URL: 'http://loans.example:8080',
  });

  test.each(['127.0.0.1:4000', 'localhost:4000', 'solar.localhost', '[::1]:4000', 'loans.example'])(
    'answer under the own name %s',
    async (host) => {
      for (const path of paths)
        expect([path, await statusOf(server.url(), path, `Host: ${host}`)]).toEqual([path, 200]);
    },
  );

  test.each([
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '',
  ])('refuse another name, as a page has that lets its name lead here: %j', async (host) => {
    for (const path of paths)
      expect([path, await statusOf(server.url(), path, `Host: ${host}`)]).toEqual([path, 403]);
    expect(await statusOf(server.url(), '/api/health', `Host: ${host}`)).toBe(200);
  });

  test.each([
    'X-Forwarded-For: 198.51.100.1',
    'X-Forwarded-For: 127.0.0.1, 198.51.100.1',
    'X-Forwarded-For: 198.51.100.1, 127.0.0.1',
    'X-Real-IP: 198.51.100.1',
    'Forwarded: for=198.51.100.1',
    'X-Forwarded-Host: evil.example',
  ])('refuse what a proxy on this machine passes on for somebody else: %s', async (header) => {
    const host = 'Host: localhost';
    expect(await statusOf(server.url(), '/dev/outbox', host, header)).toBe(403);
  });

  test('say why in JSON, and change nothing', async () => {
    const answer = await server.ask('DELETE', '/dev/outbox', {
      headers: { 'x-forwarded-for': '198.51.100.1' },
    });
    expect(answer).toMatchObject({ status: 403, body: { message: expect.any(String) } });
  });
});

describe('a proxy that is trusted', () => {
  const server = testServer({ TRUST_PROXY: '1' });

  test('makes nobody else a local client', async () => {
    const statuses = ['198.51.100.1', '127.0.0.1'].map((address) =>
      statusOf(server.url(), '/dev/outbox', 'Host: localhost', `X-Forwarded-For: ${address}`),
    );
    expect(await Promise.all(statuses)).toEqual([403, 200]);
  });
});

describe('from the network', () => {
  const network = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  let behind: RunningServer;
  let front: RunningServer;

  const start = (env: Record<string, string>): Promise<RunningServer> =>
    startServer({
      port: 0,
      host: '0.0.0.0',
      pages: 'none',
      env: { SEED_USERS: '5', LOG_LEVEL: 'silent', ...env },
    });
  const portOf = ({ url }: RunningServer): string => new URL(url).port;

  const folder = testServer();

  beforeAll(async () => {
    behind = await start({ DATA_DIR: `${folder.dataDir()}/network` });
    front = await start({ API_URL: `http://127.0.0.1:${portOf(behind)}` });
  });
  afterAll(async () => {
    await front.close();
    await behind.close();
  });

  test.skipIf(network === undefined)(
    'neither the server nor one in front of it shows them, whatever is claimed',
    async () => {
      for (const server of [behind, front]) {
        const remote = `http://${network}:${portOf(server)}`;
        const ask = (...headers: string[]) => statusOf(remote, '/dev/outbox', ...headers);
        expect(await ask(`Host: ${network}`)).toBe(403);
        expect(await ask('Host: localhost', 'X-Forwarded-For: 127.0.0.1')).toBe(403);
        expect(await statusOf(remote, '/api/health', `Host: ${network}`)).toBe(200);
      }
    },
  );

  test('the machine itself sees them, by way of the one in front as well', async () => {
    for (const server of [behind, front]) {
      const local = `http://127.0.0.1:${portOf(server)}`;
      expect(await statusOf(local, '/dev/outbox', 'Host: localhost')).toBe(200);
      expect(await statusOf(local, '/dev/outbox', 'Host: evil.example')).toBe(403);
    }
  });
});
