import { addDays } from '@marketplace/shared/format';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setClockOffset } from '../../clock';
import { getIndianToday } from '../../data/indianDay';
import { createApprovalActions, getPendingId } from '../../testing/approvals';
import { readSentPassword, getText } from '../../testing/signIn';
import { type Answer, getData, testServer } from '../../testing/startTestServer';

const server = testServer({ TEST_TOOLS: 'on' });
const { tokens, begin, signIn, get, post, approval, decide, lender, setIncome } =
  createApprovalActions(server);
const { ask } = server;
const DAY_MS = 86_400_000;
const PATH = '/api/rest/admin-users';

const put = (id: number, body: object, token = tokens.first): Promise<Answer> =>
  ask('PUT', `${PATH}/${id}`, { token, body });
const users = async (): Promise<{ id: number; email: string; role: string }[]> =>
  Object((await get(PATH)).body);
const lettersTo = async (to: string): Promise<string[]> => {
  const letters: { to: string; text: string }[] = Object((await get('/dev/outbox')).body);
  return letters.filter((letter) => letter.to === to).map(({ text }) => text);
};

/** Signs a new admin in, who replaces the first password. */
async function enter(email: string): Promise<string> {
  const password = await readSentPassword(server, email);
  const signedIn = await ask('POST', '/api/admin/login', { body: { email, password } });
  const new_password = 'tidal lantern 58 rope';
  const changed = await ask('POST', '/api/change-password', {
    token: getText(signedIn, 'token'),
    body: { password, new_password },
  });
  return getText(changed, 'token');
}

beforeEach(async () => {
  setClockOffset(0);
  await ask('POST', '/dev/scenarios', { body: { scenario: 'demo' } });
  await begin();
});
afterEach(() => setClockOffset(0));

describe('from two full admins on, access to the console needs both', () => {
  const second = { name: 'Own Second', email: 'own.second@demo.in', role: '1', status: 1 };

  test('a new admin gets no account and no password before the approval', async () => {
    const before = await users();
    const asked = await ask('POST', PATH, { token: tokens.first, body: second });
    expect(asked.status).toBe(202);
    expect(await users()).toEqual(before);
    expect(await lettersTo(second.email)).toEqual([]);
    const id = getPendingId(asked);
    expect((await approval(id)).approval).toMatchObject({
      kind: 'admin_access',
      title: second.name,
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'email', after: JSON.stringify(second.email) }),
      ]),
    });
    expect((await decide(id, { status: 'approved' }, tokens.first)).status).toBe(403);
    expect((await decide(id, { status: 'approved' })).status).toBe(200);
    expect(await users()).toHaveLength(before.length + 1);
    expect(await lettersTo(second.email)).toHaveLength(1);
  });

  test.each([
    ['more rights', 2, { role: '1' }, { role: '2' }],
    ['another address', 3, { email: 'mine@demo.in' }, { email: 'telecalling@demo.in' }],
    ['the sign-in back', 2, { status: 1 }, { status: 0 }],
  ])('an admin gets %s only with the approval', async (_what, account, change, now) => {
    if ('status' in now) await put(account, now);
    const asked = await put(account, change);
    expect(Object(asked.body)).toMatchObject({ ...now, pending_id: expect.any(String) });
    const stored = async () => (await users()).find(({ id }) => id === account);
    expect(await stored()).toMatchObject(now);
    await decide(getPendingId(asked), { status: 'approved' });
    await signIn();
    expect(Object((await get(`${PATH}/${account}`)).body)).toMatchObject(change);
  });

  test('less rights, and another name, need no approval', async () => {
    for (const change of [{ name: 'Rahul Varma' }, { role: '3' }, { status: 0 }])
      expect((await put(2, change)).body).not.toHaveProperty('pending_id');
  });

  test('a reset of a password or of a second factor waits, and changes nothing before', async () => {
    const reset = await post('/api/admin/reset-password', { account_id: 3 });
    expect(getPendingId(reset)).toMatch(/-/u);
    expect(await lettersTo('telecalling@demo.in')).toEqual([]);
    expect((await get('/api/session', tokens.second)).status).toBe(200);
    await decide(getPendingId(reset), { status: 'withdrawn' }, tokens.first);
    await post('/api/admin/require-second-factor', { role_id: 2, is_required: true });
    const optional = await post('/api/admin/require-second-factor', {
      role_id: 2,
      is_required: false,
    });
    const required = async () => getData(await get('/api/admin/second-factors')).required_roles;
    expect(await required()).toEqual([2]);
    await decide(getPendingId(optional), { status: 'approved' });
    expect(await required()).toEqual([]);
  });

  test('both addresses are told of another address', async () => {
    await decide(getPendingId(await put(2, { email: 'rahul@demo.in' })), { status: 'approved' });
    for (const to of ['reports@demo.in', 'rahul@demo.in'])
      expect(await lettersTo(to)).toEqual([expect.stringContaining('has changed from reports@')]);
  });

  test('an account younger than a day approves nothing', async () => {
    const asked = await ask('POST', PATH, { token: tokens.first, body: second });
    await decide(getPendingId(asked), { status: 'approved' });
    const young = await enter(second.email);
    const id = getPendingId(await setIncome(31_000));
    expect(await decide(id, { status: 'approved' }, young)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('younger than a day') },
    });
    const refusal = { status: 'refused', reason: 'It does not fit' };
    expect((await decide(id, refusal, young)).status).toBe(200);
    const later = getPendingId(await setIncome(31_500));
    setClockOffset(DAY_MS + 60_000);
    const signedIn = await ask('POST', '/api/admin/login', {
      body: { email: second.email, password: 'tidal lantern 58 rope' },
    });
    const old = getText(signedIn, 'token');
    expect((await decide(later, { status: 'approved' }, old)).status).toBe(200);
  });
});

describe('both still have the right when a change takes effect', () => {
  const third = { name: 'Third Full', email: 'third.full@demo.in', role: '1', status: 1 };

  /** Adds a full admin, so that one of the others may go. */
  async function addThird(): Promise<string> {
    const asked = await ask('POST', PATH, { token: tokens.first, body: third });
    await decide(getPendingId(asked), { status: 'approved' });
    return enter(third.email);
  }

  test('a change whose admin has lost the right is not made', async () => {
    const token = await addThird();
    const id = getPendingId(await setIncome(35_000, { token }));
    const { min_income } = await lender(1);
    const made = (await users()).find(({ email }) => email === third.email);
    await put(made?.id ?? 0, { role: '2' });
    expect((await decide(id, { status: 'approved' })).status).toBe(409);
    expect(await lender(1)).toMatchObject({ min_income });
  });

  test.each(['requester', 'approver'] as const)(
    'a scheduled change fails if its %s has gone',
    async (who) => {
      const token = await addThird();
      const { min_income } = await lender(1);
      const byThird = who === 'requester';
      const id = getPendingId(await setIncome(36_000, byThird ? { token } : {}));
      const effective_on = addDays(getIndianToday(), 3);
      setClockOffset(DAY_MS + 60_000);
      await signIn();
      const login = { email: third.email, password: 'tidal lantern 58 rope' };
      const again = getText(await ask('POST', '/api/admin/login', { body: login }), 'token');
      const by = byThird ? tokens.second : again;
      expect((await decide(id, { status: 'approved', effective_on }, by)).status).toBe(200);
      const made = (await users()).find(({ email }) => email === third.email);
      await put(made?.id ?? 0, { status: 0 });
      setClockOffset(4 * DAY_MS);
      await signIn();
      await server.runJobs();
      expect((await approval(id)).approval.status).toBe('failed');
      expect(await lender(1)).toMatchObject({ min_income });
    },
  );

  test('the last but one full admin stays while rules are on', async () => {
    expect(await put(3, { role: '2' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('two admins') },
    });
    expect((await put(3, { status: 0 })).status).toBe(409);
    expect((await ask('DELETE', `${PATH}/3`, { token: tokens.first })).status).toBe(409);
    await addThird();
    expect((await put(3, { role: '2' })).status).toBe(200);
  });
});
