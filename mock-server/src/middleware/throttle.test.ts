import { expect, test } from 'vitest';
import { newAdminToken, newPartnerToken } from '../testing/signIn';
import { testServer } from '../testing/startTestServer';

/** Each caller has an address of its own behind the proxy that the server trusts. */
const server = testServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

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
