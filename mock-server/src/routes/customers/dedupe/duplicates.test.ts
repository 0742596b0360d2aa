import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken } from '../../../testing/signIn';
import { type Answer, getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { save, twins } = createBorrowerActions(server);

const admin = async (method: string, path: string, body?: object): Promise<Answer> =>
  ask(method, path, { token: await adminToken(server), ...(body && { body }) });

const findPairs = async (filter: object): Promise<Record<string, unknown>[]> =>
  Object(
    (
      await admin(
        'GET',
        `/api/rest/duplicates?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).body,
  );

test('two records that share a number, e-mail, name and birth date are listed as a pair', async () => {
  const { survivor, other, first } = await twins();
  const [pair] = await findPairs({ first_id: survivor.userId });
  expect(pair).toMatchObject({ second_id: other.userId, status: 'open' });
  expect(pair?.['signs']).toEqual(expect.arrayContaining(['mobile', 'email', 'name_birth_date']));
  const compared = await admin('GET', `/api/dedupe/${survivor.userId}/${other.userId}`);
  expect(getData(compared).fields).toEqual(
    expect.arrayContaining([
      { name: 'address1', first: '12 MG Road', second: '7 Lake Road' },
      {
        name: 'tin',
        first: '',
        second: expect.stringMatching(/\*{6}$/u),
      },
    ]),
  );
  expect(JSON.stringify(compared.body)).not.toContain(first);
});

test('the pairs are paged, filtered by a sign, and found by the names that they have now', async () => {
  // A page, a search and a filter must each leave out another pair.
  await twins();
  const { survivor, other } = await twins();
  await save(other, { first_name: 'Nandini' });
  const find = async (asked: string) => {
    const answer = await admin('GET', `/api/rest/duplicates?${asked}`);
    const pairs: { first_id: string; signs: string[]; rank: string }[] = Object(answer.body);
    return { pairs, total: Number(answer.headers.get('content-range')?.split('/')[1]) };
  };
  const byRank = 'sort=["rank","ASC"]';
  const all = await find(`${byRank}&range=[0,999]`);
  expect(all.total).toBe(all.pairs.length);
  expect(all.total).toBeGreaterThan(1);
  const pages = await Promise.all(
    Array.from({ length: all.total }, (_, index) => find(`${byRank}&range=[${index},${index}]`)),
  );
  expect(pages.flatMap(({ pairs }) => pairs)).toEqual(all.pairs);
  const named = await find('filter={"q":"nandini"}');
  expect(named.pairs).toMatchObject([{ first_id: survivor.userId, signs: ['mobile', 'email'] }]);
  const ofName = await find('range=[0,999]&filter={"signs":["name_birth_date"]}');
  expect(ofName.pairs).toEqual(
    expect.arrayContaining(all.pairs.filter(({ signs }) => signs.includes('name_birth_date'))),
  );
  expect(ofName.pairs.every(({ signs }) => signs.includes('name_birth_date'))).toBe(true);
});

test('a pair marked as different is hidden until a record changes or the mark is undone', async () => {
  const { survivor, other, own } = await twins();
  const say = (distinct: 0 | 1) =>
    admin('POST', '/api/dedupe/distinct', {
      first_id: other.userId,
      second_id: survivor.userId,
      distinct,
    });
  const where = async () => {
    const pairs = await findPairs({ first_id: survivor.userId });
    return pairs.map(({ status }) => status);
  };
  expect(await where()).toEqual(['open']);
  expect((await say(1)).status).toBe(200);
  expect((await say(1)).status).toBe(200);
  expect(await where()).toEqual(['distinct']);
  await save(other, { address1: '8 Lake Road' });
  expect(await where()).toEqual(['distinct']);
  await save(other, { ...own, email: 'kept.apart@example.in' });
  expect(await where()).toEqual(['open']);
  await say(1);
  expect((await say(0)).status).toBe(200);
  expect(await where()).toEqual(['open']);
  const body = { first_id: other.userId, second_id: survivor.userId, distinct: 1 };
  const token = await adminToken(server, 2);
  expect((await ask('POST', '/api/dedupe/distinct', { token, body })).status).toBe(403);
});
