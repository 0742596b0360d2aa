import { RESTORE_DAYS } from '@marketplace/shared/api';
import { afterEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, setClockOffset } from '../../../clock';
import { createApprovalActions, getPendingId } from '../../../testing/approvals';
import { newAdminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

afterEach(() => setClockOffset(0));

const restore = (resource: string, id: number, token: string) =>
  ask('POST', '/api/restore-record', { token, body: { resource, id } });
const lender = async (id: number, token: string) =>
  Object((await ask('GET', `/api/get-lender-data/${id}`, { token })).body).lender;

test('a deleted lender comes back with its status, once', async () => {
  const token = await newAdminToken(server);
  const lenders = await ask('GET', '/api/get-lenders-data', { token });
  // Records of declared resources may point at any of the first lenders.
  const last = Array.from<{ lender_id: number; lender_status: number }>(
    Object(lenders.body).lenders,
  ).findLast(({ lender_status }) => lender_status === 1);
  const id = last?.lender_id ?? 0;
  const before = await lender(id, token);
  expect((await restore('lenders', id, token)).status).toBe(409);
  await ask('POST', '/api/safe-delete-lender', { token, body: { lender_id: id } });
  expect(await lender(id, token)).toBeUndefined();
  expect((await restore('lenders', id, token)).status).toBe(200);
  expect(await lender(id, token)).toMatchObject({
    name: before.name,
    lender_status: before.lender_status,
  });
  expect(before.lender_status).toBe(1);
  expect((await restore('lenders', id, token)).status).toBe(409);
});

test('a card is not restored when another one has taken its name', async () => {
  const token = await newAdminToken(server);
  const { body } = await ask('GET', '/api/get-credit-cards-data', { token });
  const [card]: { category_id: number; category_name: string }[] = Array.isArray(body) ? body : [];
  const { category_id = 0, category_name = '' } = card ?? {};
  await ask('POST', '/api/safe-delete-credit-card', { token, body: { category_id } });
  await ask('POST', '/api/create-credit-card', { token, body: { category_name } });
  expect((await restore('credit-cards', category_id, token)).body).toMatchObject({
    errors: { category_name: expect.any(String) },
  });
});

test('a slab and a record of a declared resource come back under their own ids', async () => {
  const token = await newAdminToken(server);
  const list = async () =>
    Array.from<{ id: number }>(
      Object((await ask('GET', '/api/lender-revenue/get/1', { token })).body).lenderRevenue,
    );
  const slabs = await list();
  const [first] = slabs;
  await ask('POST', `/api/lender-revenue/delete/${first?.id}`, { token, body: {} });
  expect(await list()).toHaveLength(slabs.length - 1);
  expect((await restore('lender-revenue', first?.id ?? 0, token)).status).toBe(200);
  expect((await list()).map(({ id }) => id)).toEqual(slabs.map(({ id }) => id));

  const path = '/api/rest/call-rules/1';
  const rule = Object((await ask('GET', path, { token })).body);
  await ask('DELETE', path, { token });
  expect((await ask('GET', path, { token })).status).toBe(404);
  expect((await restore('call-rules', 1, token)).status).toBe(200);
  expect((await ask('GET', path, { token })).body).toMatchObject({ ...rule, version: 1 });
});

test('a slab whose place another one has taken comes back as the last', async () => {
  const token = await newAdminToken(server);
  const list = async () => {
    const { body } = await ask('GET', '/api/lender-revenue/get/1', { token });
    return Array.from<{ id: number }>(Object(body).lenderRevenue).map(({ id }) => id);
  };
  const [first = 0, ...rest] = await list();
  await ask('POST', `/api/lender-revenue/delete/${first}`, { token, body: {} });
  const body = { lender_id: 1, lender_revenue_ids: rest };
  await ask('POST', '/api/lender-revenue/set-order', { token, body });
  expect((await restore('lender-revenue', first, token)).status).toBe(200);
  expect(await list()).toEqual([...rest, first]);
});

test('a record is put back within 30 days, and not later', async () => {
  const token = await newAdminToken(server);
  for (const lender_id of [3, 4])
    expect(
      (await ask('POST', '/api/safe-delete-lender', { token, body: { lender_id } })).body,
    ).toMatchObject({ success: true });
  setClockOffset(RESTORE_DAYS * DAY_MS - HOUR_MS);
  expect((await restore('lenders', 3, await newAdminToken(server))).status).toBe(200);
  setClockOffset(RESTORE_DAYS * DAY_MS + HOUR_MS);
  expect((await restore('lenders', 4, await newAdminToken(server))).body).toMatchObject({
    message: expect.stringContaining(`more than ${RESTORE_DAYS} days ago`),
  });
});

test('a lesson is not put back without its course, which comes back first', async () => {
  const token = await newAdminToken(server);
  const { body } = await ask('GET', '/api/rest/course-lessons', { token });
  const [lesson]: { id: number; course_id: number }[] = Array.isArray(body) ? body : [];
  const { id = 0, course_id = 0 } = lesson ?? {};
  await ask('DELETE', `/api/rest/course-lessons/${id}`, { token });
  await ask('DELETE', `/api/rest/courses/${course_id}`, { token });
  expect(await restore('course-lessons', id, token)).toMatchObject({
    status: 409,
    body: { errors: { course_id: expect.stringContaining('has been deleted') } },
  });
  expect((await restore('courses', course_id, token)).status).toBe(200);
  expect((await restore('course-lessons', id, token)).status).toBe(200);
});

test('the log says who deleted a lender, and that role alone puts it back', async () => {
  const token = await newAdminToken(server);
  await ask('POST', '/api/safe-delete-lender', { token, body: { lender_id: 2 } });
  const filter = encodeURIComponent(JSON.stringify({ collection: 'lenders', record_id: '2' }));
  const log = await ask('GET', `/api/rest/audit-entries?filter=${filter}&sort=["id","DESC"]`, {
    token,
  });
  expect(Object(log.body)[0]).toMatchObject({ action: 'delete', call: 'safeDeleteLender' });
  expect((await restore('lenders', 2, await newAdminToken(server, 3))).status).toBe(403);
  expect((await restore('lenders', 2, await partnerToken(server))).status).toBe(403);
  expect((await restore('customers', 2, token)).status).toBe(404);
  expect((await restore('nothing', 2, token)).status).toBe(404);
  await ask('PUT', '/api/rest/admin-users/3', { token, body: { role: '1' } });
  expect((await restore('lenders', 2, await newAdminToken(server, 3))).status).toBe(200);
});

test('where a deletion needs a second admin, putting the record back does, too', async () => {
  const { begin, decide, get, tokens } = createApprovalActions(server);
  await ask('POST', '/api/safe-delete-lender', {
    token: await newAdminToken(server),
    body: { lender_id: 5 },
  });
  await begin();
  const asked = await restore('lenders', 5, tokens.first);
  expect(asked).toMatchObject({ status: 200, body: { message: 'Waiting for a second admin' } });
  const getStatus = async () => (await get('/api/get-lender-data/5')).status;
  expect(await getStatus()).toBe(404);
  const id = getPendingId(asked);
  expect((await decide(id, { status: 'approved' }, tokens.first)).status).toBe(403);
  expect((await decide(id, { status: 'approved' })).status).toBe(200);
  expect(await getStatus()).toBe(200);
});
