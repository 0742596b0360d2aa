import { describe, expect, test } from 'vitest';
import type { TestServer } from '../testing/startTestServer';
import { testServer } from '../testing/startTestServer';

const wrong = { email: 'telecalling@demo.in', password: 'wrong' };

/** Tries a wrong password with an `X-Forwarded-For` header; returns the status. */
async function tryPassword(server: TestServer, forwardedFor: string): Promise<number> {
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await server.ask('POST', '/api/admin/login', { body: wrong, headers })).status;
}

async function tryTenTimes(server: TestServer, forwardedFor: string): Promise<void> {
  for (let index = 0; index < 10; index += 1)
    expect(await tryPassword(server, forwardedFor)).toBe(401);
}

describe('without TRUST_PROXY', () => {
  const server = testServer();

  test('a client that forges another address in every request still counts as one client', async () => {
    for (let index = 0; index < 10; index += 1)
      expect(await tryPassword(server, `198.51.100.${index}`)).toBe(401);
    expect(await tryPassword(server, '198.51.100.99')).toBe(429);
  });
});

describe.each(['1', 'loopback', '192.0.2.7, 127.0.0.0/8'])('with TRUST_PROXY=%s', (trust) => {
  const server = testServer({ TRUST_PROXY: trust, OUTBOX: 'on' });

  test('ten wrong passwords of one client behind the proxy block only that client', async () => {
    await tryTenTimes(server, '198.51.100.1');
    expect(await tryPassword(server, '198.51.100.1')).toBe(429);
    expect(await tryPassword(server, '198.51.100.2')).toBe(401);
  });

  test('addresses that a client puts before the one that the proxy saw are ignored', async () => {
    await tryTenTimes(server, '203.0.113.1, 198.51.100.3');
    expect(await tryPassword(server, '203.0.113.2, 198.51.100.3')).toBe(429);
  });
});

describe('our own server in front', () => {
  const behind = testServer({ TRUST_PROXY: 'loopback', OUTBOX: 'on' });
  const front = testServer({ API_URL: () => behind.url() });
  const frontBehindProxy = testServer({ API_URL: () => behind.url(), TRUST_PROXY: '1' });

  test('passes on the address of its client, not the one that the client wrote', async () => {
    await tryTenTimes(front, '203.0.113.1');
    expect(await tryPassword(front, '203.0.113.2')).toBe(429);
    expect(await tryPassword(behind, '198.51.100.9')).toBe(401);
  });

  test('passes on what a proxy in front of it saw', async () => {
    await tryTenTimes(frontBehindProxy, '203.0.113.1, 198.51.100.4');
    expect(await tryPassword(frontBehindProxy, '203.0.113.2, 198.51.100.4')).toBe(429);
    expect(await tryPassword(frontBehindProxy, '198.51.100.5')).toBe(401);
  });
});
