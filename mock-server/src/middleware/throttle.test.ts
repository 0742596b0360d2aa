import { expect, test } from 'vitest';
import { checkRoutes } from '../routes';
import { newAdminToken, newPartnerToken, signInConsumer } from '../testing/signIn';
import { testServer } from '../testing/startTestServer';

/** Each caller has an address of its own behind the proxy that the server trusts. */
const server = testServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1', OUTBOX: 'on' });

const ask = async (token: string, address: string): Promise<number> => {
  const { status, headers } = await server.ask('GET', '/api/session', {
    token,
    headers: { 'x-forwarded-for': address },
  });
  if (status === 429) expect(headers.get('retry-after')).toBe('60');
  return status;
};

test('an account has one limit over all its addresses and sessions, and others keep theirs', async () => {
  const tokens = [await newPartnerToken(server), await newPartnerToken(server)];
  const admin = await newAdminToken(server);
  const statuses: number[] = [];
  for (let batch = 0; batch < 13; batch += 1) {
    const address = `198.51.100.${batch + 1}`;
    const asked = Array.from({ length: 100 }, (_, index) => ask(tokens[index % 2] ?? '', address));
    statuses.push(...(await Promise.all(asked)));
  }
  const refused = statuses.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(50);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1100);
  expect(await ask(admin, '198.51.100.1')).toBe(200);
});

let borrower: Promise<{ token: string }> | undefined;
const signIn = {
  async consumer() {
    borrower ??= signInConsumer(server, '9871200066');
    return (await borrower).token;
  },
  partner: () => newPartnerToken(server, 'second@demo.in'),
  admin: () => newAdminToken(server, 2),
} as const;

const limited = checkRoutes().flatMap(({ endpoint, limit }) => {
  const { access, id, method, path } = endpoint;
  if (limit === undefined || access === 'public') return [];
  const area = (['consumer', 'partner', 'admin'] as const).find((one) => access[one]);
  return area ? [{ id, method, path, area, limit }] : [];
});

test('calls with a limit of their own are known', () => {
  expect(limited.length).toBeGreaterThan(8);
});

test.each(limited)(
  'the limit of $id counts the account over all its addresses',
  async ({ method, path, area, limit }) => {
    const token = await signIn[area]();
    const call = (index: number) =>
      server.ask(method, path.replaceAll(/:\w+/gu, '1'), {
        token,
        ...(method !== 'GET' && { body: {} }),
        headers: { 'x-forwarded-for': `198.51.101.${index}` },
      });
    const within = await Promise.all(Array.from({ length: limit }, (_, index) => call(index)));
    expect(within.filter(({ status }) => status === 429)).toEqual([]);
    expect((await call(limit)).status).toBe(429);
  },
);
