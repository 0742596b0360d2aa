import type { ConsentPurpose } from '@marketplace/shared/schema';
import { consentTo } from '@marketplace/shared/testing';
import { expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import { getData, type Answer, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { of, save, applyTo, borrower, proveSame, twins } = createBorrowerActions(server);

const reason = 'Same person, told us on the phone';

const admin = async (method: string, path: string, body?: object): Promise<Answer> =>
  ask(method, path, { token: await adminToken(server), ...(body && { body }) });
const getUser = async (who: Person) =>
  getData(await ask('GET', `/api/user/${who.userId}`, { token: who.token }));
const signIn = (contact: string): Promise<Person> => signInConsumer(server, contact);
const merge = (survivor: Person, other: Person, taken: string[] = [], body: object = {}) =>
  admin('POST', '/api/dedupe/merges', {
    survivor_id: survivor.userId,
    merged_id: other.userId,
    taken,
    reason,
    ...body,
  });
const undo = (id: string) => admin('POST', `/api/dedupe/merges/${id}/undo`, {});

const getTasks = async ({ userId }: Person) => {
  const filter = encodeURIComponent(JSON.stringify({ user_id: userId }));
  return (await admin('GET', `/api/rest/customer-tasks?filter=${filter}`)).body;
};
const addTask = ({ userId }: Person, title: string) =>
  admin('POST', '/api/rest/customer-tasks', {
    user_id: userId,
    title,
    due_on: '2027-01-15',
    priority: 'normal',
    assignee_id: 1,
  });
const agree = (who: Person, purpose: ConsentPurpose, granted: 0 | 1) =>
  of('POST', 'consents', who, consentTo(purpose, granted));

test('a merge moves everything, takes the chosen values, and leads later sign-ins to the survivor', async () => {
  const { survivor, other, second } = await twins();
  const application = await applyTo(other, 'indialends');
  await agree(other, 'calls', 1);
  expect((await addTask(other, 'Ask for the papers')).status).toBe(201);
  const tin = (await getUser(other)).tin;
  const merged = await merge(survivor, other, ['address1', 'tin']);
  expect(merged).toMatchObject({
    status: 200,
    body: { data: { status: 'merged', taken: ['tin', 'address1'] } },
  });
  expect(getData(await merge(survivor, other)).id).toBe(getData(merged).id);
  expect(JSON.stringify(merged.body)).not.toContain('kept');

  expect((await ask('GET', `/api/user/${other.userId}`, { token: other.token })).status).toBe(401);
  const back = await signIn(second);
  expect(back.userId).toBe(survivor.userId);
  expect(await getUser(back)).toMatchObject({
    address1: '7 Lake Road',
    monthly_income: 80_000,
    tin,
  });
  expect(await getTasks(survivor)).toMatchObject([{ title: 'Ask for the papers' }]);
  expect(await getTasks(other)).toEqual([]);
  const data = getData(await of('GET', 'data', back));
  expect(data.applications).toMatchObject([{ id: application.id }]);
  expect(data.consents).toEqual(
    expect.arrayContaining([expect.objectContaining({ purpose: 'calls', granted: 1 })]),
  );
  const found = await admin('GET', `/api/rest/customers/${other.userId}`);
  expect(found.status).toBe(404);
});

test('two who both have an open application with a lender are not merged', async () => {
  const survivor = await borrower('9226300001');
  const other = await borrower('9226300002');
  await proveSame(survivor, other, 'email');
  await applyTo(survivor, 'indialends');
  await applyTo(other, 'indialends');
  expect(await merge(survivor, other)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('open application with the same lender') },
  });
});

test('an undone merge restores both records; the survivor keeps later records', async () => {
  const { survivor, other, first, second } = await twins();
  const application = await applyTo(other, 'indialends');
  await addTask(other, 'Ask for the papers');
  await of('PUT', 'drafts/profile', survivor, {
    shape: 1,
    step: 'a',
    values: { city: 'Pune' },
    version: 0,
  });
  await of('PUT', 'drafts/profile', other, {
    shape: 1,
    step: 'b',
    values: { city: 'Goa' },
    version: 0,
  });
  const bare = ({ version: _, ...profile }: Record<string, unknown>) => profile;
  const before = { survivor: bare(await getUser(survivor)), other: bare(await getUser(other)) };
  const { id } = getData(await merge(survivor, other, ['address1', 'monthly_income']));
  const since = await signIn(second);
  await save(since, { address2: 'Since the merge', monthly_income: 99_000 });
  expect((await undo(id)).status).toBe(200);
  expect(getData(await undo(id)).status).toBe('undone');
  expect((await ask('GET', `/api/user/${since.userId}`, { token: since.token })).status).toBe(401);

  const one = await signIn(first);
  const two = await signIn(second);
  expect([one.userId, two.userId]).toEqual([survivor.userId, other.userId]);
  expect(bare(await getUser(one))).toEqual({
    ...before.survivor,
    address2: 'Since the merge',
    monthly_income: 99_000,
  });
  expect(bare(await getUser(two))).toEqual(before.other);
  expect(getData(await of('GET', 'applications', two))).toMatchObject([{ id: application.id }]);
  expect(getData(await of('GET', 'applications', one))).toEqual([]);
  expect([await getTasks(one), await getTasks(two)]).toMatchObject([
    [],
    [{ title: 'Ask for the papers' }],
  ]);
  expect(getData(await of('GET', 'data', two)).drafts).toMatchObject([{ values: { city: 'Goa' } }]);
});

test('a withdrawal of either holds for the merged record, whoever gave it last', async () => {
  const { survivor, other, first } = await twins();
  await agree(survivor, 'sms', 1);
  await agree(other, 'sms', 0);
  expect(await getUser(survivor)).toMatchObject({ allow_sms: 1 });
  expect((await merge(survivor, other)).status).toBe(200);
  expect(await getUser(await signIn(first))).toMatchObject({ allow_sms: 0 });
});

test('a merge needs a reason and two matching records, neither about to be erased', async () => {
  const { survivor, other } = await twins();
  const stranger = await twins();
  expect((await merge(survivor, stranger.other)).status).toBe(409);
  expect((await merge(survivor, survivor)).status).toBe(409);
  expect((await merge(survivor, other, [], { reason: 'No' })).status).toBe(422);
  expect((await merge(survivor, other, ['sign_in'])).status).toBe(422);
  await of('POST', 'erasure', other, {});
  expect((await merge(survivor, other)).status).toBe(409);
  expect((await merge(other, survivor)).status).toBe(409);
  await of('DELETE', 'erasure', other);
  expect((await merge(survivor, other)).status).toBe(200);
});

test('an erasure takes the merged record with it, and the merge cannot be undone any more', async () => {
  const { survivor, other, first, second } = await twins();
  const { id } = getData(await merge(survivor, other));
  const back = await signIn(first);
  await of('POST', 'erasure', back, {});
  const token = await adminToken(server);
  const filter = encodeURIComponent(JSON.stringify({ status: 'requested' }));
  const asked = await ask('GET', `/api/rest/erasures?filter=${filter}`, { token });
  const requests: { id: string; user_id: string }[] = Object(asked.body);
  const request = requests.find(({ user_id }) => user_id === survivor.userId);
  expect(getData(await admin('GET', `/api/erasures/${request?.id}`)).plan).toEqual(
    expect.arrayContaining([
      { collection: 'users', action: 'blank', count: 2, reason: 'links' },
      { collection: 'merges', action: 'blank', count: 1, reason: 'proof' },
    ]),
  );
  expect((await undo(id)).status).toBe(409);
  expect(second).not.toBe(first);
});

test('only full access sees, merges and undoes', async () => {
  const { survivor, other } = await twins();
  const { id } = getData(await merge(survivor, other));
  for (const token of [
    await adminToken(server, 2),
    await adminToken(server, 3),
    await partnerToken(server),
  ])
    for (const [method, path] of [
      ['GET', '/api/rest/duplicates'],
      ['GET', `/api/dedupe/${survivor.userId}/${other.userId}`],
      ['POST', `/api/dedupe/merges/${id}/undo`],
      ['GET', '/api/rest/merges'],
    ] as const)
      expect(
        (await ask(method, path, { token, ...(method === 'POST' && { body: {} }) })).status,
      ).toBe(403);
});
