import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RunningServer } from '../server';
import { startServer } from '../server';
import { rawRequest } from '../testing/rawRequest';
import { testServer } from '../testing/startTestServer';

const paths = ['/dev', '/dev/outbox', '/dev/clock', '/db/users'];

/** Sends a GET with exactly these headers and returns the status. */
async function getStatus(origin: string, path: string, ...headers: string[]): Promise<number> {
  const lines = [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''];
  const answer = await rawRequest(origin, lines.join('\r\n'));
  return Number(/^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1]);
}

describe('the pages for developers', () => {
  const server = testServer({
    TEST_TOOLS: 'on',
    RAW_DB: 'on',
    OUTBOX: 'on',
    PUBLIC_URL: 'http://loans.example:8080',
  });

  test.each(['127.0.0.1:4000', 'localhost:4000', 'solar.localhost', '[::1]:4000', 'loans.example'])(
    'answer under the own name %s',
    async (host) => {
      for (const path of paths)
        expect([path, await getStatus(server.url(), path, `Host: ${host}`)]).toEqual([path, 200]);
    },
  );

  test.each([
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '',
  ])('refuse a foreign Host header, as DNS rebinding sends: %j', async (host) => {
    for (const path of paths)
      expect([path, await getStatus(server.url(), path, `Host: ${host}`)]).toEqual([path, 403]);
    expect(await getStatus(server.url(), '/api/health', `Host: ${host}`)).toBe(200);
  });

  test.each([
    'X-Forwarded-For: 198.51.100.1',
    'X-Forwarded-For: 127.0.0.1, 198.51.100.1',
    'X-Forwarded-For: 198.51.100.1, 127.0.0.1',
    'X-Real-IP: 198.51.100.1',
    'Forwarded: for=198.51.100.1',
    'Via: 1.1 proxy',
    'X-Forwarded-Host: evil.example',
  ])('refuse what a proxy on this machine passes on for somebody else: %s', async (header) => {
    const host = 'Host: localhost';
    expect(await getStatus(server.url(), '/dev/outbox', host, header)).toBe(403);
  });

  test('refuse HTTP/1.0, which a plain proxy speaks for anybody and a browser does not', async () => {
    const lines = ['GET /dev/outbox HTTP/1.0', 'Host: 127.0.0.1', '', ''];
    expect(await rawRequest(server.url(), lines.join('\r\n'))).toContain(' 403 ');
  });

  test('say why in JSON, and change nothing', async () => {
    const answer = await server.ask('DELETE', '/dev/outbox', {
      headers: { 'x-forwarded-for': '198.51.100.1' },
    });
    expect(answer).toMatchObject({ status: 403, body: { message: expect.any(String) } });
  });
});

describe('a proxy that is trusted', () => {
  const server = testServer({ TRUST_PROXY: '1', OUTBOX: 'on' });

  test('makes no other client a local one', async () => {
    const statuses = ['198.51.100.1', '127.0.0.1'].map((address) =>
      getStatus(server.url(), '/dev/outbox', 'Host: localhost', `X-Forwarded-For: ${address}`),
    );
    expect(await Promise.all(statuses)).toEqual([403, 200]);
  });
});

/** The machine's own address in a network; undefined without a network. */
const networkAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** Makes the requests to a port look as if they came from a peer, until the test ends. */
function claimPeer(port: number, peer: string): void {
  const claim = (message: unknown): void => {
    const { socket } = Object(message);
    if (socket instanceof Socket && socket.localPort === port)
      Object.defineProperty(socket, 'remoteAddress', { value: peer });
  };
  subscribe('http.server.request.start', claim);
  onTestFinished(() => void unsubscribe('http.server.request.start', claim));
}

describe('from the network', () => {
  let behind: RunningServer;
  let front: RunningServer;

  const start = (env: Record<string, string>): Promise<RunningServer> =>
    startServer({
      port: 0,
      host: '0.0.0.0',
      pages: 'none',
      env: { SEED_USERS: '5', LOG_LEVEL: 'silent', ...env },
    });
  const getPort = ({ url }: RunningServer): string => new URL(url).port;

  const folder = testServer();

  beforeAll(async () => {
    behind = await start({ DATA_DIR: `${folder.dataDir()}/network` });
    front = await start({ API_URL: `http://127.0.0.1:${getPort(behind)}` });
  });
  afterAll(async () => {
    await front.close();
    await behind.close();
  });

  test.each([
    { host: '127.0.0.1', peer: '198.51.100.1' },
    // A real connection besides, on a machine that is in a network.
    ...(networkAddress === undefined ? [] : [{ host: networkAddress, peer: networkAddress }]),
  ])(
    'neither the server nor one in front of it shows them at $host to $peer',
    async ({ host, peer }) => {
      // The one in front comes first: what it passes on still comes from this machine.
      for (const server of [front, behind]) {
        claimPeer(Number(getPort(server)), peer);
        const origin = `http://${host}:${getPort(server)}`;
        const ask = (...headers: string[]) => getStatus(origin, '/dev/outbox', ...headers);
        expect(await ask('Host: localhost')).toBe(403);
        expect(await ask('Host: localhost', 'X-Forwarded-For: 127.0.0.1')).toBe(403);
        expect(await getStatus(origin, '/api/health', `Host: ${host}`)).toBe(200);
      }
    },
  );

  test('the machine itself sees them, also through the front server', async () => {
    for (const server of [behind, front]) {
      const local = `http://127.0.0.1:${getPort(server)}`;
      expect(await getStatus(local, '/dev/outbox', 'Host: localhost')).toBe(200);
      expect(await getStatus(local, '/dev/outbox', 'Host: evil.example')).toBe(403);
    }
  });
});
