import { consentTo } from '@marketplace/shared/testing';
import { afterEach, expect, test } from 'vitest';
import { HOUR_MS, setClockOffset } from '../../../clock';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken, partnerToken, signInConsumer } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '10' });
const { ask } = server;
const { applyTo, borrower, of } = createBorrowerActions(server);

afterEach(() => setClockOffset(0));

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly at: string;
  readonly code: string;
}

async function timeline(userId: string, query = '', role: 1 | 2 | 3 = 3) {
  const token = await adminToken(server, role);
  const { status, body } = await ask('GET', `/api/admin/customers/${userId}/timeline${query}`, {
    token,
  });
  expect(status).toBe(200);
  const { data, total, pages } = Object(body);
  return { entries: Array.from<Entry>(data), total: Number(total), pages: Number(pages), body };
}

test('tells everything once, the newest first, filtered and paged, without contacts', async () => {
  const who = await borrower('9633000001');
  const answer = (granted: 0 | 1) => of('POST', 'consents', who, consentTo('whatsapp', granted));
  for (let count = 0; count < 12; count += 1) {
    await answer(1);
    await answer(0);
  }
  const first = await timeline(who.userId);
  const kinds = new Set(first.entries.map(({ kind }) => kind));
  expect(first.entries).toHaveLength(20);
  expect(kinds).toContain('withdrawal');
  expect(first.pages).toBe(Math.ceil(first.total / 20));
  const all: Entry[] = [];
  for (let page = 1; page <= first.pages; page += 1)
    all.push(...(await timeline(who.userId, `?page=${page}`)).entries);
  expect(all.map(({ id }) => id)).toEqual(
    Array.from({ length: first.total }, (_, place) => first.total - place),
  );
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const withdrawn = await timeline(who.userId, '?kind=withdrawal');
  expect(withdrawn.total).toBe(12);
  expect(withdrawn.entries.every(({ code }) => code === 'whatsapp')).toBe(true);
  expect((await timeline(who.userId, '?kind=sign_in')).total).toBeGreaterThan(0);
  expect(JSON.stringify(first.body)).not.toContain('9633000001');
});

test('keeps sign-ins after a logout, and when each step was reached', async () => {
  const contact = '9633000003';
  const who = await borrower(contact);
  expect((await ask('POST', '/api/logout', { token: who.token, body: {} })).status).toBe(200);
  const before = await timeline(who.userId, '?kind=step');
  setClockOffset(HOUR_MS);
  const again = await signInConsumer(server, contact);
  await applyTo(again, 'indialends');
  expect((await timeline(who.userId, '?kind=sign_in')).total).toBe(2);
  const { entries } = await timeline(who.userId, '?kind=step');
  expect(entries.map(({ code }) => code)).toEqual(['applied', 'profile', 'signed_in']);
  expect(entries.slice(1).map(({ at }) => at)).toEqual(before.entries.map(({ at }) => at));
});

test('a customer’s page names every way to make contact that the customer agreed to', async () => {
  const who = await borrower('9633000004');
  for (const purpose of ['whatsapp', 'calls', 'sms'] as const)
    await of('POST', 'consents', who, consentTo(purpose));
  await of('POST', 'consents', who, consentTo('sms', 0));
  const path = `/api/admin/customers/${who.userId}`;
  expect(await ask('GET', path, { token: await adminToken(server, 3) })).toMatchObject({
    body: { data: { contact_by: ['whatsapp', 'calls'], is_erased: false } },
  });
});

test('help requests are for the roles that answer them', async () => {
  const who = await borrower('9633000002');
  const body = {
    contactName: 'Asha Rao',
    email: 'asha@mail.example.in',
    phoneNumber: '9811003300',
    description: 'Where is my loan?',
  };
  expect((await ask('POST', '/api/help-requests', { token: who.token, body })).status).toBe(200);
  expect((await timeline(who.userId, '?kind=help', 3)).total).toBe(1);
  expect((await timeline(who.userId, '?kind=help', 2)).total).toBe(0);
});

test('is for admins, of a customer that exists, and by a known kind', async () => {
  const path = '/api/admin/customers/nobody/timeline';
  const status = async (where: string, token?: string): Promise<number> =>
    (await ask('GET', where, token === undefined ? {} : { token })).status;
  const token = await adminToken(server);
  expect(await status(path, token)).toBe(404);
  expect(await status(`${path}?kind=gossip`, token)).toBe(422);
  expect(await status(`${path}?page=0`, token)).toBe(422);
  expect(await status(path, await partnerToken(server))).toBe(403);
  expect(await status(path)).toBe(401);
});
