import { panWithScore } from '@marketplace/shared/testing';
import { afterEach, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import type { Person } from '../../../testing/borrowers';
import { createCallerActions } from '../../../testing/callers';
import { adminToken, signInConsumer, giveConsents, createProfile } from '../../../testing/signIn';
import { type Answer, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { goTo, begin, claim, end, register, stopped, getData } = createCallerActions(server);

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
  const survivor = await register();
  const other = await stopped();
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
  /** Signs in a borrower whose PAN has a given score. */
  const scored = async (contact: string, score: number): Promise<Person> => {
    const who = await signInConsumer(server, contact);
    await giveConsents(server, who);
    const body = { ...createProfile(), tin: panWithScore(contact, score) };
    const saved = await ask('POST', `/api/user/${who.userId}`, { token: who.token, body });
    expect(saved.status).toBe(200);
    return who;
  };
  const getScore = async (contact: string): Promise<unknown> => {
    const { userId, token } = await signInConsumer(server, contact);
    return getData(await ask('GET', `/api/user/${userId}`, { token })).credit_score;
  };
  const [first, second] = ['9226300001', '9226300002'] as const;
  const survivor = await scored(first, 640);
  const other = await scored(second, 801);

  const withPan = await merge(survivor, other, ['tin']);
  expect(await getScore(first)).toBe(801);
  await undo(withPan);
  expect([await getScore(first), await getScore(second)]).toEqual([640, 801]);

  await merge(survivor, other, ['address1']);
  expect(await getScore(first)).toBe(640);
});
