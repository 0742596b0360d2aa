import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../server';
import { rawRequest } from '../testing/rawRequest';
import { closeHttpServer } from './closeHttpServer';
import { createHttpServer } from './createHttpServer';

async function connectTo(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  return socket;
}

/** Opens connections, a hundred at a time, the oldest first. */
async function connectTimes(origin: string, hundreds: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let turn = 0; turn < hundreds; turn += 1)
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => connectTo(origin)))));
  return sockets;
}

async function start(env: Readonly<Record<string, string>>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'connections-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServer({
    port: 0,
    dataDir,
    pages: 'none',
    env: { SEED_USERS: '5', LOG_LEVEL: 'silent', ...env },
  });
  onTestFinished(() => server.close());
  return server.url;
}

const getStatus = async (origin: string): Promise<number> =>
  (await fetch(`${origin}/api/health`)).status;

const isOpen = ({ closed, readableEnded }: Socket): boolean => !closed && !readableEnded;

test.each([
  ['where requests are limited', {}, 256],
  ['where they are not', { RATE_LIMITS: 'off' }, 2000],
])('one client’s 2,100 idle connections do not keep others out %s', async (_, env, most) => {
  const origin = await start(env);
  const idle = await connectTimes(origin, 21);
  expect(await getStatus(origin)).toBe(200);
  const open = idle.filter(isOpen);
  expect(open.length).toBeLessThanOrEqual(most);
  expect(open.length).toBeGreaterThan(most - 10);
  // The server has closed the oldest to admit the newest.
  expect(idle.slice(0, 100).filter(isOpen)).toEqual([]);
  expect(idle.slice(-100).every(isOpen)).toBe(true);
});

test('a proxy that is trusted has the connections of many clients, and keeps them', async () => {
  const origin = await start({ TRUST_PROXY: '127.0.0.0/8' });
  const idle = await connectTimes(origin, 4);
  expect(await getStatus(origin)).toBe(200);
  expect(idle.filter(isOpen)).toHaveLength(400);
});

/** Starts a server that responds on command. */
async function slowServer(): Promise<{
  origin: string;
  arrived: () => number;
  answer: () => void;
}> {
  const waiting: (() => void)[] = [];
  const server: Server = createHttpServer(
    (_request, response) => {
      waiting.push(() => response.end('done'));
    },
    { connections: { perClient: 3 } },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => closeHttpServer(server));
  return {
    origin: `http://127.0.0.1:${Object(server.address()).port}`,
    arrived: () => waiting.length,
    answer: () => waiting.splice(0).forEach((end) => end()),
  };
}

test('busy connections are kept, and further clients are told to try again', async () => {
  const { origin, arrived, answer } = await slowServer();
  const busy = [1, 2, 3].map(async () => (await fetch(origin)).text());
  await expect.poll(arrived).toBe(3);
  const refused = await rawRequest(origin, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(refused).toMatch(/^HTTP\/1\.1 429 .*\r\nRetry-After: \d+\r\n/su);
  expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toEqual({ message: expect.any(String) });
  answer();
  expect(await Promise.all(busy)).toEqual(['done', 'done', 'done']);
  // The busy connections are idle now, so the server can close one.
  const later = rawRequest(origin, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await expect.poll(arrived).toBe(1);
  answer();
  expect(await later).toContain('done');
});
