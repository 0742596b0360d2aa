import { panWithScore } from '@marketplace/shared/testing';
import { afterEach, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { createCallerActions } from '../../../testing/callers';
import { adminToken, signInConsumer, giveConsents, createProfile } from '../../../testing/signIn';
import { type Answer, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { borrowerWithoutPan, proveSame, save } = createBorrowerActions(server);
const { goTo, begin, claim, end, stopped, getData } = createCallerActions(server);

afterEach(() => setClockOffset(0));

const admin = async (method: string, path: string, body?: object): Promise<Answer> =>
  ask(method, path, { token: await adminToken(server), ...(body && { body }) });

/** Merges a borrower into another; returns the id of the merge. */
async function merge(survivor: Person, other: Person, taken: readonly string[]): Promise<string> {
  const answer = await admin('POST', '/api/dedupe/merges', {
    survivor_id: survivor.userId,
    merged_id: other.userId,
    taken,
    reason: 'Same person, told us on the phone',
  });
  expect(answer.status).toBe(200);
  return getData(answer).id;
}

const undo = async (id: string): Promise<void> => {
  expect((await admin('POST', `/api/dedupe/merges/${id}/undo`, {})).status).toBe(200);
};

test('calls to a merged customer are the survivor’s, until the merge is undone', async () => {
  await begin();
  const survivor = await borrowerWithoutPan('9226300009');
  const other = await stopped();
  await proveSame(survivor, other, 'email');
  await goTo(2, 10);
  const call = getData(await claim());
  expect(call.customer.id).toBe(other.userId);
  await end(call.id, { disposition: 'interested', notes: 'Wants it in May' });
  const findCalls = async ({ userId }: Person) => {
    const filter = encodeURIComponent(JSON.stringify({ user_id: userId }));
    return (await admin('GET', `/api/rest/calls?filter=${filter}`)).body;
  };
  expect(await findCalls(survivor)).toEqual([]);

  const id = await merge(survivor, other, []);
  expect(await findCalls(survivor)).toMatchObject([{ id: call.id, disposition: 'interested' }]);
  expect(await findCalls(other)).toEqual([]);

  await undo(id);
  expect(await findCalls(survivor)).toEqual([]);
  expect(await findCalls(other)).toMatchObject([{ id: call.id }]);
});

test('a merged PAN brings its credit score, and an undo returns it', async () => {
  const getScore = async (contact: string): Promise<unknown> => {
    const { userId, token } = await signInConsumer(server, contact);
    return getData(await ask('GET', `/api/user/${userId}`, { token })).credit_score;
  };
  const [first, second] = ['9226300001', '9226300002'] as const;
  const survivor = await borrowerWithoutPan(first);
  const other = await signInConsumer(server, second);
  await giveConsents(server, other);
  await save(other, { ...createProfile(), tin: panWithScore(second, 801) });
  await proveSame(survivor, other, 'email');

  const withPan = await merge(survivor, other, ['tin']);
  expect(await getScore(first)).toBe(801);
  await undo(withPan);
  expect([await getScore(first), await getScore(second)]).toEqual([null, 801]);

  for (const contact of [first, second]) await signInConsumer(server, contact);
  await merge(survivor, other, ['address1']);
  expect(await getScore(first)).toBeNull();
});
