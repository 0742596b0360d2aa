import { addDays } from '@marketplace/shared/format';
import { APPROVAL_DAYS } from '@marketplace/shared/schema';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { ALL_CONTROLLED, createApprovalActions, getPendingId } from '../../../testing/approvals';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer();
const { tokens, begin, signIn, get, post, approval, decide, lender, setIncome } =
  createApprovalActions(server);

describe('while only one admin has full access', () => {
  test('no change can require a second admin', async () => {
    await signIn();
    expect(getData(await get('/api/approval-settings'))).toMatchObject({ criteria: 0, admins: 1 });
    expect(await post('/api/approval-settings', ALL_CONTROLLED)).toMatchObject({ status: 409 });
    const answer = await setIncome(21_000);
    expect(answer.body).not.toHaveProperty('pending_id');
    expect(await lender(1)).toMatchObject({ min_income: 21_000 });
  });
});

describe('with a second admin', () => {
  beforeAll(begin);
  // A later day ends sessions.
  beforeEach(signIn);
  afterEach(() => setClockOffset(0));

  test('a change waits with its differences, and takes effect once another admin approves', async () => {
    const before = await lender(1);
    const asked = await setIncome(32_000, { version: before.version });
    expect(asked).toMatchObject({
      status: 200,
      body: { success: true, message: 'Waiting for a second admin', version: before.version },
    });
    expect(await lender(1)).toEqual(before);
    const id = getPendingId(asked);
    await post(`/api/approvals/${id}/reason`, { reason: 'New terms from the lender' });
    expect(await approval(id)).toMatchObject({
      is_own: true,
      conflicts: [],
      approval: {
        kind: 'criteria',
        status: 'waiting',
        collection: 'lenders',
        record_id: '1',
        title: before.name,
        page: '/lenders/1',
        reason: 'New terms from the lender',
        requested_by_name: expect.stringMatching(/./u),
        changes: [
          {
            record_id: '1',
            field: 'min_income',
            before: JSON.stringify(before.min_income),
            after: '32000',
          },
        ],
      },
    });
    expect((await decide(id, { status: 'approved' }, tokens.first)).status).toBe(403);
    const approved = await decide(id, { status: 'approved' });
    expect(getData(approved)).toMatchObject({ status: 'applied' });
    expect(await lender(1)).toMatchObject({ min_income: 32_000 });
    expect((await decide(id, { status: 'refused', reason: 'Too late now' })).status).toBe(409);
    const filter = JSON.stringify({ collection: 'lenders', record_id: '1' });
    const log = await get(
      `/api/rest/audit-entries?filter=${filter}&sort=["id","DESC"]&range=[0,0]`,
      tokens.first,
    );
    expect(log.body).toMatchObject([
      { call: 'decideApproval', changes: [expect.objectContaining({ field: 'min_income' })] },
    ]);
  });

  test('invalid values are refused and other fields changed without waiting', async () => {
    expect((await setIncome(-5)).status).toBe(422);
    expect((await setIncome(33_000, { version: 1 })).status).toBe(409);
    const note = { lender_id: 1, property: 'priority', value: 7 };
    const answer = await post('/api/update-lender-data', note);
    expect(answer.body).not.toHaveProperty('pending_id');
    expect(await lender(1)).toMatchObject({ priority: 7 });
  });

  test('two approvals at once apply a change once', async () => {
    const { version } = await lender(2);
    const id = getPendingId(await setIncome(41_000, { id: 2 }));
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, { status: 'approved' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await lender(2)).toMatchObject({ min_income: 41_000, version: version + 1 });
  });

  test('an approval of a record that has changed shows the conflict and overwrites nothing', async () => {
    const id = getPendingId(await setIncome(45_000, { id: 3 }));
    const criteriaOff = await post('/api/approval-settings', { ...ALL_CONTROLLED, criteria: 0 });
    await decide(getPendingId(criteriaOff), { status: 'approved' });
    await setIncome(46_000, { id: 3, token: tokens.second });
    await post('/api/approval-settings', ALL_CONTROLLED);
    expect((await approval(id)).conflicts).toEqual([
      { record_id: '3', field: 'min_income', current: '46000' },
    ]);
    const effective_on = addDays(getIndianToday(), 2);
    for (const body of [{}, { effective_on }])
      expect((await decide(id, { status: 'approved', ...body })).status).toBe(409);
    expect(await lender(3)).toMatchObject({ min_income: 46_000 });
    expect((await approval(id)).approval.status).toBe('waiting');
    const seen = (await approval(id)).conflicts;
    const older = [{ ...seen[0], current: '45999' }];
    expect((await decide(id, { status: 'approved', accepted: older })).status).toBe(409);
    expect((await decide(id, { status: 'approved', accepted: seen })).status).toBe(200);
    expect(await lender(3)).toMatchObject({ min_income: 45_000 });
    expect((await approval(id)).approval.changes).toMatchObject([
      { before: '46000', after: '45000' },
    ]);
  });

  test('a scheduled change is made on its day, once', async () => {
    const { version, min_income } = await lender(4);
    const id = getPendingId(await setIncome(51_000, { id: 4 }));
    const day = addDays(getIndianToday(), 3);
    expect((await decide(id, { status: 'approved', effective_on: '2020-01-01' })).status).toBe(422);
    await decide(id, { status: 'approved', effective_on: day });
    setClockOffset(2 * DAY_MS);
    await signIn();
    await server.runJobs();
    expect(await lender(4)).toMatchObject({ min_income });
    setClockOffset(3 * DAY_MS);
    await signIn();
    await server.runJobs();
    expect(await lender(4)).toMatchObject({ min_income: 51_000, version: version + 1 });
    expect((await approval(id)).approval).toMatchObject({ status: 'applied', effective_on: day });
  });

  test('a request on which nobody decides expires after its days, and its admin is told', async () => {
    const { min_income } = await lender(5);
    const id = getPendingId(await setIncome(52_000, { id: 5 }));
    const status = async () => (await approval(id)).approval.status;
    setClockOffset(APPROVAL_DAYS * DAY_MS - HOUR_MS);
    await signIn();
    await server.runJobs();
    expect(await status()).toBe('waiting');
    setClockOffset(APPROVAL_DAYS * DAY_MS + HOUR_MS);
    await signIn();
    expect(await decide(id, { status: 'approved' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('too long') },
    });
    await server.runJobs();
    expect(await status()).toBe('expired');
    expect((await get('/dev/outbox')).body).toContainEqual(
      expect.objectContaining({
        to: 'admin@demo.in',
        text: expect.stringContaining(`within ${APPROVAL_DAYS} days`),
      }),
    );
    expect(await lender(5)).toMatchObject({ min_income });
    expect(getPendingId(await setIncome(52_000, { id: 5 }))).not.toBe(id);
  });

  test('repeating a change keeps its request, a newer change replaces it, another admin’s is refused', async () => {
    const id = getPendingId(await setIncome(61_000, { id: 6 }));
    expect(getPendingId(await setIncome(61_000, { id: 6 }))).toBe(id);
    expect((await setIncome(62_000, { id: 6, token: tokens.second })).status).toBe(409);
    const newer = getPendingId(await setIncome(63_000, { id: 6 }));
    expect((await approval(id)).approval.status).toBe('withdrawn');
    expect((await approval(newer)).approval.status).toBe('waiting');
    expect((await decide(newer, { status: 'refused' })).status).toBe(422);
  });

  test('switching it off waits itself', async () => {
    const off = { ...ALL_CONTROLLED, deletion: 0 };
    const id = getPendingId(await post('/api/approval-settings', off));
    expect(getData(await get('/api/approval-settings'))).toMatchObject({ deletion: 1 });
    await decide(id, { status: 'approved' });
    expect(getData(await get('/api/approval-settings'))).toMatchObject({
      deletion: 0,
      criteria: 1,
    });
    const deleted = await post('/api/safe-delete-lender', { lender_id: 7 });
    expect(deleted.body).not.toHaveProperty('pending_id');
  });

  test('the inbox counts the changes that the admin may decide, and lists pending erasures', async () => {
    const { mine } = getData(await get('/api/waiting-approvals', tokens.second));
    await setIncome(71_000, { id: 8 });
    const body = { user_id: await anyCustomer(), reason: 'Asked for it on the phone' };
    await post('/api/erasures', body);
    const waiting = getData(await get('/api/waiting-approvals', tokens.second));
    expect(waiting.mine).toBe(mine + 2);
    const newest = { kind: 'erasure', requested_by_name: expect.stringMatching(/./u) };
    expect([...waiting.others].at(-1)).toMatchObject({ ...newest, is_own: false });
    const own = getData(await get('/api/waiting-approvals')).others;
    expect([...own].at(-1)).toMatchObject({ ...newest, is_own: true });
  });

  test('other roles may not read or decide anything', async () => {
    const id = getPendingId(await setIncome(81_000, { id: 9 }));
    for (const path of ['/api/waiting-approvals', '/api/approval-settings', `/api/approvals/${id}`])
      expect((await get(path, tokens.reporter)).status).toBe(403);
    expect((await get('/api/rest/approvals', tokens.reporter)).status).toBe(403);
    expect((await decide(id, { status: 'approved' }, tokens.reporter)).status).toBe(403);
    expect((await post('/api/approval-settings', ALL_CONTROLLED, tokens.reporter)).status).toBe(
      403,
    );
    expect(await lender(9)).not.toMatchObject({ min_income: 81_000 });
  });
});

async function anyCustomer(): Promise<string> {
  const path = '/api/rest/customers?range=[0,60]';
  const rows: { id: string }[] = Object((await get(path)).body);
  const open =
    '/api/rest/applications?range=[0,999]&filter={"status":["applied","in_review","approved"]}';
  const busy: { user_id: string }[] = Object((await get(open)).body);
  const free = rows.find(({ id }) => busy.every(({ user_id }) => user_id !== id));
  return free?.id ?? '';
}
