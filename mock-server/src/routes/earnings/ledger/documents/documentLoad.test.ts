import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getIndianToday } from '../../../../data/indianDay';
import { createLedgerActions } from '../../../../testing/ledgers';
import { measureLongestStall } from '../../../../testing/longestStall';
import { newAdminToken, partnerToken } from '../../../../testing/signIn';
import { getData, testServer } from '../../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '400' });
const { ask } = server;
const { book, findLines } = createLedgerActions(server);

let path = '';
let own = '';
let other = '';

beforeAll(async () => {
  path = `/api/statements/${getIndianToday().slice(0, 7)}`;
  own = await partnerToken(server);
  other = await partnerToken(server, 'second@demo.in');
});

async function fetchStatement(token: string, language = 'en') {
  const response = await fetch(`${server.url()}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { status: response.status, retryAfter: response.headers.get('retry-after'), hash };
}

test('sixty statements at once by one account leave the server to everybody else', async () => {
  // The first document of all loads the fonts.
  expect((await fetchStatement(other)).status).toBe(200);
  let burst: Awaited<ReturnType<typeof fetchStatement>>[] = [];
  let others: number[] = [];
  const stall = await measureLongestStall(async () => {
    const running = Array.from({ length: 60 }, () => fetchStatement(own));
    const beside = [
      fetchStatement(other).then(({ status }) => status),
      fetch(`${server.url()}/api/health`).then(({ status }) => status),
    ];
    [burst, others] = await Promise.all([Promise.all(running), Promise.all(beside)]);
  });
  expect(others).toEqual([200, 200]);
  const drawn = burst.filter(({ status }) => status === 200);
  const refused = burst.filter(({ status }) => status === 429);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.length + refused.length).toBe(60);
  expect(refused.length).toBeGreaterThan(30);
  for (const { retryAfter } of refused) expect(retryAfter).toMatch(/^[1-9]\d?$/u);
  expect(stall).toBeLessThan(1000);
  expect((await fetchStatement(own)).status).toBe(200);
});

test('a statement that shows the same is the same file; one that shows something else is another', async () => {
  const first = await fetchStatement(own);
  expect(await fetchStatement(own)).toEqual(first);
  expect((await fetchStatement(own, 'hi')).hash).not.toBe(first.hash);
  const admin = await newAdminToken(server);
  const lines = (await findLines(own)).filter(({ state }) => state === 'expected').slice(0, 1);
  await book(admin, lines, 4321.5);
  const changed = await fetchStatement(own);
  expect(changed.status).toBe(200);
  expect(changed.hash).not.toBe(first.hash);
});

test('a new brand is on the next statement', async () => {
  const before = await fetchStatement(other);
  const { version } = getData(await ask('GET', '/api/partner/brand', { token: other }));
  const looks = { primary: '#123456', secondary: '#FFFFFF', font_family: 'Inter Variable' };
  const unset = { name_hi: '', title: '', title_hi: '', logo: '', logo_wide: '' };
  const body = { name: 'Marigold Money', ...looks, ...unset, version };
  expect((await ask('POST', '/api/partner/brand', { token: other, body })).status).toBe(200);
  expect((await fetchStatement(other)).hash).not.toBe(before.hash);
});
