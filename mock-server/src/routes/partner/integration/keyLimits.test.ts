import { KEY_CALLS_A_MINUTE } from '@marketplace/shared/schema';
import { afterEach, describe, expect, test } from 'vitest';
import { DAY_MS, setClockOffset } from '../../../clock';
import { newPartnerToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ RATE_LIMITS: 'on' });
const { ask } = server;

afterEach(() => setClockOffset(0));

async function makeKey(fields: object = {}) {
  const body = { name: 'CRM', mode: 'live', scopes: ['leads:read'], ...fields };
  const token = await partnerToken(server);
  const answer = await ask('POST', '/api/partner/api-keys', { token, body });
  return { status: answer.status, body: Object(answer.body) };
}
const use = async (token: string) => (await ask('GET', '/api/rest/leads', { token })).status;

describe('a key', () => {
  test('expires after the days that its owner chose, a year at most', async () => {
    for (const valid_days of ['0', '366', 'never'])
      expect((await makeKey({ valid_days })).status).toBe(422);
    const month = await makeKey({ valid_days: '30' });
    const year = await makeKey();
    const days = (key: typeof year) =>
      (Date.parse(key.body.data.expires_at) - Date.parse(key.body.data.created_at)) / DAY_MS;
    expect([Math.round(days(month)), Math.round(days(year))]).toEqual([30, 365]);
    setClockOffset(29 * DAY_MS);
    expect([await use(month.body.key), await use(year.body.key)]).toEqual([200, 200]);
    setClockOffset(31 * DAY_MS);
    expect([await use(month.body.key), await use(year.body.key)]).toEqual([401, 200]);
    const token = await newPartnerToken(server);
    const read = await ask('GET', `/api/rest/api-keys/${year.body.data.id}`, { token });
    expect(Date.parse(Object(read.body).last_used_at)).toBeGreaterThan(Date.now() + 30 * DAY_MS);
    setClockOffset(366 * DAY_MS);
    expect(await use(year.body.key)).toBe(401);
  });

  test('works only from its networks', async () => {
    const away = await makeKey({ networks: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(away.body.data.networks).toEqual(['203.0.113.0/24', '2001:db8::/32']);
    expect(await use(away.body.key)).toBe(403);
    const here = await makeKey({ networks: ['203.0.113.0/24', '127.0.0.0/8', '::1'] });
    expect(await use(here.body.key)).toBe(200);
    expect(await makeKey({ networks: ['the office'] })).toMatchObject({
      status: 422,
      body: { errors: { networks: expect.any(String) } },
    });
  });

  test('has a limit of its own, which no other key shares', async () => {
    const busy = await makeKey();
    const other = await makeKey();
    const statuses: number[] = [];
    for (let count = 0; count <= KEY_CALLS_A_MINUTE; count += 1)
      statuses.push(await use(busy.body.key));
    expect(statuses.filter((status) => status === 200)).toHaveLength(KEY_CALLS_A_MINUTE);
    expect(statuses.at(-1)).toBe(429);
    expect(await use(other.body.key)).toBe(200);
  }, 30_000);
});
