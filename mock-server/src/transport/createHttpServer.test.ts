import type { Server } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../testing/rawRequest';
import { testServer } from '../testing/startTestServer';
import { closeHttpServer } from './closeHttpServer';
import { createHttpServer } from './createHttpServer';

const real = testServer();

/** Parses status and JSON body of the last response in the received text. */
function lastAnswer(received: string): { status: number; body: unknown } {
  const answer = received.slice(received.lastIndexOf('HTTP/1.1 '));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.slice(9, 12)), body: JSON.parse(body) };
}

const refusal = { message: expect.any(String) };

describe('malformed HTTP is refused in JSON', () => {
  test.each([
    ['a line of nonsense', 'hello\r\n\r\n', 400],
    ['a header without end', `GET /api/health HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address without end', `GET /api/health?${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431],
    ['a control character in a header', 'GET / HTTP/1.1\r\nHost: a\r\nx: \u0001\r\n\r\n', 400],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'a length below nought',
      'POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
      400,
    ],
    [
      'broken chunks',
      'POST /api/admin/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
  ])('%s', async (_, bytes, status) => {
    expect(lastAnswer(await rawRequest(real.url(), bytes))).toEqual({ status, body: refusal });
  });

  test('bytes after the stated length are no request', async () => {
    const body = '{"email":"a@b.in","password":"x"}';
    const head = `POST /api/admin/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const received = await rawRequest(real.url(), `${head}${body}garbage\r\n\r\n`);
    expect(lastAnswer(received).status).toBe(400);
  });

  test('requests in a pipeline are answered in their order', async () => {
    const ask = (path: string, more = ''): string =>
      `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
    const received = await rawRequest(
      real.url(),
      ask('/api/health') + ask('/api/nowhere') + ask('/api/health', 'Connection: close\r\n'),
    );
    expect([...received.matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => status)).toEqual([
      '200',
      '404',
      '200',
    ]);
  });
});

describe('slow clients are not waited for', () => {
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createHttpServer(
      (request, response) => {
        request.resume().once('end', () => response.end('done'));
      },
      { headers: 60, pause: 500, request: 2000 },
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    origin = `http://127.0.0.1:${Object(address).port}`;
  });
  afterAll(() => closeHttpServer(server));

  test.each([
    ['headers that stop', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['a body that stops', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'],
  ])('%s', async (_, bytes) => {
    expect(lastAnswer(await rawRequest(origin, bytes))).toEqual({ status: 408, body: refusal });
  });

  test('a body that arrives slowly but without a long pause is accepted', async () => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.setEncoding('utf8');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 15\r\n\r\n');
    let sent = 0;
    const writer = setInterval(() => {
      socket.write('a');
      sent += 1;
      if (sent === 15) clearInterval(writer);
    }, 50);
    const [answer] = await once(socket, 'data');
    clearInterval(writer);
    socket.destroy();
    expect(answer).toContain('200 OK');
    expect(sent).toBe(15);
  });

  test('a body that trickles in is ended after the time limit', async () => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.setEncoding('utf8');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
    const writer = setInterval(() => socket.write('a'), 50);
    const [answer] = await once(socket, 'data');
    clearInterval(writer);
    socket.destroy();
    expect(answer).toContain('408');
  });

  test('a silent connection', async () => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.resume();
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });
});

describe('closing', () => {
  test('finishes running requests, ends idle connections and refuses new ones within two seconds', async () => {
    let release = (): void => undefined;
    const server = createHttpServer((_request, response) => {
      release = () => response.end('finished');
    });
    const arrived = once(server, 'request');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = Number(Object(server.address()).port);
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const origin = `http://127.0.0.1:${port}`;
    const answer = fetch(origin);
    await arrived;
    const started = performance.now();
    const closed = closeHttpServer(server);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
    release();
    expect(await (await answer).text()).toBe('finished');
    idle.destroy();
    await closed;
    expect(performance.now() - started).toBeLessThan(6000);
  });

  test('waits for running requests as long as it may, and then cuts them off', async () => {
    const server = createHttpServer(() => undefined);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const stuck = fetch(`http://127.0.0.1:${Object(server.address()).port}`);
    const outcome = stuck.then(
      () => 'answered',
      () => 'cut off',
    );
    await once(server, 'request');
    const started = performance.now();
    await closeHttpServer(server, 2000);
    expect(performance.now() - started).toBeGreaterThan(1990);
    expect(performance.now() - started).toBeLessThan(6000);
    expect(await outcome).toBe('cut off');
  });
});
