import { NOTE_EDIT_MINUTES } from '@marketplace/shared/schema';
import { afterEach, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { borrower, of } = createBorrowerActions(server);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

afterEach(() => setClockOffset(0));

type Role = 1 | 2 | 3;

const asDesk = async (method: string, path: string, body?: object, role: Role = 3) =>
  ask(method, path, { token: await adminToken(server, role), ...(body && { body }) });
const addNote = (userId: string, text: string, role?: Role) =>
  asDesk('POST', `/api/admin/customers/${userId}/notes`, { text }, role);
const findEvents = async (userId: string, kind: string, role?: Role): Promise<object[]> => {
  const path = `/api/admin/customers/${userId}/timeline?kind=${kind}`;
  return Object((await asDesk('GET', path, undefined, role)).body).data;
};
const task = (user_id: string, changes: object = {}) => ({
  user_id,
  title: 'Ask for the pay slip',
  due_on: getIndianToday(),
  priority: 'high',
  assignee_id: 3,
  ...changes,
});
const addTask = async (userId: string, changes: object = {}, role?: Role) => {
  const answer = await asDesk('POST', '/api/rest/customer-tasks', task(userId, changes), role);
  expect(answer.status).toBe(201);
  return Object(answer.body);
};

test('a note is in the timeline without numbers, and only its author can change it, for a limited time', async () => {
  const who = await borrower('9644000001');
  const text = 'Call back on 98110 04400 or a.b@mail.example.in, PAN ABCDE1234F';
  const { body } = await addNote(who.userId, text);
  const id = String(Object(body).data);
  const [note] = await findEvents(who.userId, 'note');
  expect(note).toMatchObject({
    text: 'Call back on ********** or ****@****, PAN **********',
    code: '',
    editable: { id, version: 1 },
  });
  const path = `/api/admin/customers/${who.userId}/notes/${id}`;
  const [seenByOther] = await findEvents(who.userId, 'note', 1);
  expect(seenByOther).toMatchObject({ editable: null });
  expect((await asDesk('POST', path, { text: 'Mine now' }, 1)).status).toBe(404);
  expect((await asDesk('POST', path, { text: 'Wants 9811004401', version: 1 })).status).toBe(200);
  expect((await asDesk('POST', path, { text: 'Too late', version: 1 })).status).toBe(409);
  expect(await findEvents(who.userId, 'note')).toMatchObject([
    { text: 'Wants **********', code: 'edited' },
  ]);
  setClockOffset(NOTE_EDIT_MINUTES * MINUTE);
  expect((await asDesk('POST', path, { text: 'Long after' })).status).toBe(409);
  expect(await findEvents(who.userId, 'note')).toMatchObject([{ editable: null }]);
});

test('notes and tasks are for the desk, about customers who exist, in words', async () => {
  const who = await borrower('9644000002');
  const path = `/api/admin/customers/${who.userId}/notes`;
  const partner = await partnerToken(server);
  expect((await ask('POST', path, { token: partner, body: { text: 'x' } })).status).toBe(403);
  expect((await ask('POST', path, { token: who.token, body: { text: 'x' } })).status).toBe(403);
  expect((await addNote(who.userId, '   ')).status).toBe(422);
  expect((await addNote('nobody', 'Somebody')).status).toBe(404);
  const rest = '/api/rest/customer-tasks';
  const refused = await ask('POST', rest, { token: partner, body: task(who.userId) });
  expect(refused.status).toBe(403);
  expect((await ask('GET', rest, { token: partner })).status).toBe(403);
  const wrong = [{ assignee_id: 999 }, { due_on: 'soon' }, { priority: 'top' }, { title: ' ' }];
  for (const changes of wrong)
    expect((await asDesk('POST', rest, task(who.userId, changes))).status).toBe(422);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await asDesk('POST', rest, task(nobody))).status).toBe(422);
});

test('a task is given to one of the desk, moved, done and found by who has to do it', async () => {
  const who = await borrower('9644000003');
  const made = await addTask(who.userId, { title: 'Ring 9811004400' }, 2);
  expect(made).toMatchObject({ title: 'Ring **********', done: 0, done_at: null, assignee_id: 3 });
  expect(made.customer_name).not.toBe('');
  const path = `/api/rest/customer-tasks/${made.id}`;
  const moved = await asDesk('PUT', path, { assignee_id: 1, version: made.version });
  expect(moved.body).toMatchObject({ assignee_id: 1 });
  expect(Object(moved.body).assignee_name).not.toBe(made.assignee_name);
  expect((await asDesk('PUT', path, { done: 1, version: made.version })).status).toBe(409);
  const done = await asDesk('PUT', path, { done: 1 });
  expect(Object(done.body).done_at).not.toBeNull();
  expect(await findEvents(who.userId, 'task')).toMatchObject([
    { code: 'done' },
    { code: 'created' },
  ]);
  expect((await asDesk('PUT', path, { done: 0 })).body).toMatchObject({ done_at: null });
  const mine = await asDesk('GET', '/api/rest/customer-tasks?filter={"assignee_id":1,"done":0}');
  expect(mine.body).toContainEqual(expect.objectContaining({ id: made.id }));
  const states = [mine.body].flat().map((task) => [Object(task).assignee_id, Object(task).done]);
  expect(states).toEqual(states.map(() => [1, 0]));
});

test('notes and tasks are in the download of a person, and an erasure removes them', async () => {
  const who = await borrower('9644000004');
  await addNote(who.userId, 'Prefers the evening');
  await addTask(who.userId);
  const held = Object((await of('GET', 'data', who)).body).data;
  expect(held.notes).toMatchObject([{ text: 'Prefers the evening' }]);
  expect(held.tasks).toMatchObject([{ title: 'Ask for the pay slip', done_at: null }]);
  expect(JSON.stringify(held.notes)).not.toContain('author');
  expect((await of('POST', 'erasure', who, {})).status).toBe(200);
  setClockOffset(8 * DAY);
  await server.runJobs();
  const left = await asDesk('GET', `/api/rest/customer-tasks?filter={"user_id":"${who.userId}"}`);
  expect(left.body).toEqual([]);
  expect(await findEvents(who.userId, 'note')).toEqual([]);
});
