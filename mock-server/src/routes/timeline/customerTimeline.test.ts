import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../testing/borrowers';
import { adminToken, partnerToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer({ SEED_USERS: '10' });
const { ask } = server;
const { borrower, of } = createBorrowerActions(server);

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
  const answer = (granted: 0 | 1) =>
    of('POST', 'consents', who, { purpose: 'whatsapp', text_version: 1, language: 'en', granted });
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
