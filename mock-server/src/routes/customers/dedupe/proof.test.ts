import { beforeAll, expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken, createProfile, newAdminToken, signInConsumer } from '../../../testing/signIn';
import { type Answer, getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { confirmContact, save, twins } = createBorrowerActions(server);

const admin = async (method: string, path: string, body?: object): Promise<Answer> =>
  ask(method, path, { token: await adminToken(server), ...(body && { body }) });
const merge = (survivor: Person, merged: Person, more: object = {}): Promise<Answer> =>
  admin('POST', '/api/dedupe/merges', {
    survivor_id: survivor.userId,
    merged_id: merged.userId,
    taken: [],
    reason: 'Told us on the phone',
    ...more,
  });
const compare = async (first: Person, second: Person) =>
  getData(await admin('GET', `/api/dedupe/${first.userId}/${second.userId}`));
const listSent = async (): Promise<{ to: string; text: string; code: string | null }[]> =>
  Object((await ask('GET', '/dev/outbox')).body);

/** A second admin with full access. */
let second = '';
beforeAll(async () => {
  const found = await admin('GET', '/api/rest/admin-users/3');
  const body = { role: '1', version: Object(found.body).version };
  await ask('PUT', '/api/rest/admin-users/3', { token: await adminToken(server), body });
  second = await newAdminToken(server, 3);
});

let mobile = 9_227_300_000;
const newMobile = (): string => String((mobile += 1));

test('a stranger who types in a contact of another customer cannot be merged with that customer', async () => {
  const email = `victim${newMobile()}@example.in`;
  const victim = await signInConsumer(server, email);
  await save(victim, { first_name: 'Meera', last_name: 'Joshi', birth_date: '1990-01-02' });
  const contact = newMobile();
  const stranger = await signInConsumer(server, contact);
  await save(stranger, {
    first_name: 'Meera',
    last_name: 'Joshi',
    birth_date: '1990-01-02',
    email,
  });
  const pair = await compare(victim, stranger);
  expect(pair.signs).toEqual(['email', 'name_birth_date']);
  expect(pair.proven).toEqual([]);
  const filter = encodeURIComponent(JSON.stringify({ first_id: victim.userId }));
  const listed = await admin('GET', `/api/rest/duplicates?filter=${filter}`);
  expect(listed.body).toMatchObject([{ proven: [] }]);
  expect((await merge(victim, stranger)).status).toBe(409);
  expect((await merge(stranger, victim)).status).toBe(409);
  expect((await signInConsumer(server, contact)).userId).toBe(stranger.userId);

  expect((await confirmContact(stranger, 'email')).status).toBe(200);
  expect((await compare(victim, stranger)).proven).toEqual(['email']);
  expect((await merge(victim, stranger)).status).toBe(200);
});

test('a merge tells both at once, and the merged contact confirms it by its next code', async () => {
  const { survivor, other, first, second } = await twins();
  const merged = getData(await merge(survivor, other));
  expect(merged.confirmed_at).toBeNull();
  const told = (await listSent()).slice(0, 2);
  expect(told.map(({ to }) => to).toSorted()).toEqual([first, second].toSorted());
  for (const { text, to } of told) {
    expect(text).toMatch(/joined your account/u);
    expect(text).not.toContain(to === first ? second : first);
  }
  const back = await signInConsumer(server, second);
  expect(back.userId).toBe(survivor.userId);
  const [code] = (await listSent()).filter(({ to }) => to === second);
  expect(code?.text).toMatch(/By entering the code you confirm/u);
  const filter = encodeURIComponent(JSON.stringify({ status: 'merged' }));
  const merges: { id: string; confirmed_at: string | null }[] = Object(
    (await admin('GET', `/api/rest/merges?filter=${filter}`)).body,
  );
  expect(merges.find(({ id }) => id === merged.id)?.confirmed_at).not.toBeNull();
  await signInConsumer(server, second);
  const [later] = (await listSent()).filter(({ to }) => to === second);
  expect(later?.text).not.toMatch(/By entering the code you confirm/u);
});

test('an undone merge ends every session of both', async () => {
  const { survivor, other, first, second } = await twins();
  const before = await signInConsumer(server, first);
  const { id } = getData(await merge(survivor, other));
  const since = await signInConsumer(server, second);
  expect((await admin('POST', `/api/dedupe/merges/${id}/undo`, {})).status).toBe(200);
  for (const { token, userId } of [before, since, survivor, other])
    expect((await ask('GET', `/api/user/${userId}`, { token })).status).toBe(401);
});

test.each([
  ['PAN', () => ({ tin: createProfile().tin })],
  ['birth date', () => ({ birth_date: '1985-03-04' })],
])('a different %s needs the typed word', async (_, difference) => {
  const { survivor, other } = await twins();
  await save(survivor, difference());
  const { contradictions } = await compare(survivor, other);
  expect(contradictions).toHaveLength(1);
  expect(await merge(survivor, other)).toMatchObject({
    status: 422,
    body: { errors: { typed_word: expect.stringContaining('MERGE') } },
  });
  expect((await merge(survivor, other, { typed_word: 'merge' })).status).toBe(422);

  const { id, status } = getData(await merge(survivor, other, { typed_word: 'MERGE' }));
  expect(status).toBe('requested');
  expect((await ask('GET', `/api/user/${other.userId}`, other)).status).toBe(200);
  const approve = (token: string) =>
    ask('POST', `/api/dedupe/merges/${id}/approve`, { token, body: {} });
  expect((await approve(await adminToken(server))).status).toBe(403);
  await save(other, { first_name: 'Nandini' });
  expect((await approve(second)).status).toBe(409);
  await save(other, { first_name: 'Asha' });
  expect(getData(await approve(second)).status).toBe('merged');
  expect((await approve(second)).status).toBe(409);
  expect((await ask('GET', `/api/user/${other.userId}`, other)).status).toBe(401);
});
