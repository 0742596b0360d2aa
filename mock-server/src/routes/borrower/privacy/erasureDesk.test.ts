import { addDays } from '@marketplace/shared/format';
import { ERASURE_DAYS } from '@marketplace/shared/schema';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken, signInConsumer } from '../../../testing/signIn';
import { getData, type Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { of, borrower: register, applyTo, setStatus } = createBorrowerActions(server);
/** Tokens of two admins with full access, and one with role 2. */
const tokens = { first: '', second: '', reporter: '' };
const day = 86_400_000;
const reason = 'Asked for it on the phone';

beforeAll(async () => {
  const token = await adminToken(server);
  // Gives the fixtures' third admin full access.
  await ask('PUT', '/api/rest/admin-users/3', { token, body: { role: '1' } });
});
beforeEach(async () => {
  // A later day ends sessions.
  tokens.first = await adminToken(server);
  tokens.second = await adminToken(server, 3);
  tokens.reporter = await adminToken(server, 2);
});
afterEach(() => setClockOffset(0));

const enter = (user_id: string, body: object = {}, token = tokens.first): Promise<Answer> =>
  ask('POST', '/api/erasures', { token, body: { user_id, reason, ...body } });
const decide = (id: string, body: object, token = tokens.second): Promise<Answer> =>
  ask('POST', `/api/erasures/${id}/decision`, { token, body: { reason: '', ...body } });
const read = async (id: string, token = tokens.first) =>
  Object((await ask('GET', `/api/erasures/${id}`, { token })).body).data;
const lettersTo = async (contact: string): Promise<string[]> => {
  const { body } = await ask('GET', '/dev/outbox');
  const letters: { to: string; text: string }[] = Object(body);
  return letters.filter(({ to }) => to === contact).map(({ text }) => text);
};

let contacts = 9_226_000_000;
const newContact = (): string => String((contacts += 1));

async function borrower(contact = newContact()) {
  return { ...(await register(contact)), contact };
}

/** Advances the server's clock, within which sessions end, and signs the first admin in again. */
async function daysLater(days: number): Promise<string> {
  setClockOffset(days * day);
  await server.runJobs();
  return adminToken(server);
}

describe('a request of the desk', () => {
  test('waits for a second admin, is announced, carried out on its day, and proved', async () => {
    const who = await borrower();
    await of('POST', 'reminders', who, { remind_on: addDays(getIndianToday(), 30) });
    const entered = await enter(who.userId);
    expect(entered).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'waiting',
          origin: 'desk',
          customer_name: 'A*** R***',
          contact: `******${who.contact.slice(-4)}`,
          due_on: null,
          reason,
        },
      },
    });
    const { id, version, reference } = getData(entered);
    expect(await of('GET', 'erasure', who)).toMatchObject({ body: { data: null } });
    const { plan, is_own } = await read(id);
    expect(is_own).toBe(true);
    expect(plan).toEqual(
      expect.arrayContaining([
        { collection: 'users', action: 'blank', count: 1, reason: 'links' },
        { collection: 'reminders', action: 'remove', count: 1, reason: null },
        { collection: 'consents', action: 'keep', count: 2, reason: 'proof' },
      ]),
    );

    expect(await decide(id, { status: 'approved' }, tokens.first)).toMatchObject({ status: 403 });
    const approved = await decide(id, { status: 'approved', version });
    const due_on = addDays(getIndianToday(), ERASURE_DAYS.done);
    expect(getData(approved)).toMatchObject({ status: 'approved', due_on });
    expect((await decide(id, { status: 'approved' }, tokens.first)).status).toBe(409);
    expect((await lettersTo(who.contact))[0]).toContain(reference);
    expect(await of('GET', 'erasure', who)).toMatchObject({
      body: { data: { status: 'in_progress', due_on } },
    });

    const before = await daysLater(ERASURE_DAYS.done - 1);
    expect((await read(id, before)).request.status).toBe('approved');
    const after = await daysLater(ERASURE_DAYS.done);
    const { request, certificate, plan: left } = await read(id, after);
    expect(request).toMatchObject({ status: 'done', reason: '', customer_name: '', contact: '' });
    expect(left).toEqual([]);
    expect(certificate).toMatchObject({
      job_run: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      erased_at: request.done_at,
      valid: true,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/u),
    });
    expect(certificate.entries).toEqual(
      expect.arrayContaining([
        { collection: 'users', action: 'blank', count: 1, reason: 'links' },
        { collection: 'reminders', action: 'remove', count: 1, reason: null },
        { collection: 'consents', action: 'keep', count: 2, reason: 'proof' },
      ]),
    );
    expect(JSON.stringify(certificate)).not.toMatch(new RegExp(`Asha|${who.contact}`, 'u'));
    expect((await enter(who.userId, {}, after)).status).toBe(409);
    expect(await ask('GET', `/api/admin/customers/${who.userId}`, { token: after })).toMatchObject({
      body: { data: { is_erased: true, contact_by: [], missing: [] } },
    });
  });

  test('is entered once, however often the button is pressed', async () => {
    const { userId } = await borrower();
    const [one, two] = await Promise.all([enter(userId), enter(userId)]);
    expect(getData(one).id).toBe(getData(two).id);
    expect(await enter(userId, { reason: 'Another reason now' })).toMatchObject({
      status: 409,
      body: { errors: { user_id: expect.any(String) } },
    });
    expect((await enter(userId, {}, tokens.second)).status).toBe(409);
    const [first, again] = await Promise.all([
      decide(getData(one).id, { status: 'approved', version: 1 }),
      decide(getData(one).id, { status: 'approved', version: 1 }),
    ]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(getData(first)).toEqual(getData(again));
  });

  test('erases nothing once it is refused with a reason or withdrawn', async () => {
    const who = await borrower();
    const { id } = getData(await enter(who.userId));
    expect(await decide(id, { status: 'refused' })).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.any(String) } },
    });
    const decision_reason = 'A dispute is open';
    const refused = await decide(id, { status: 'refused', reason: decision_reason });
    expect(getData(refused)).toMatchObject({ status: 'refused', decision_reason });
    expect((await decide(id, { status: 'approved' })).status).toBe(409);

    const second = getData(await enter(who.userId)).id;
    await decide(second, { status: 'approved' });
    const back = await decide(second, { status: 'withdrawn' }, tokens.first);
    expect(getData(back)).toMatchObject({ status: 'withdrawn', due_on: null });
    const token = await daysLater(ERASURE_DAYS.done + 1);
    const { request, plan, certificate } = await read(second, token);
    expect([request.status, plan, certificate]).toEqual(['withdrawn', [], null]);
    expect(request.customer_name).toBe('A*** R***');
  });

  test('is withdrawn by the customer, also after the approval', async () => {
    const who = await borrower();
    const { id } = getData(await enter(who.userId));
    expect((await of('DELETE', 'erasure', who)).status).toBe(404);
    await decide(id, { status: 'approved' });
    expect((await of('DELETE', 'erasure', who)).status).toBe(200);
    expect((await read(id)).request.status).toBe('withdrawn');
  });

  test('waits for open applications, at its entry and at its approval', async () => {
    const who = await borrower();
    const { id } = getData(await enter(who.userId));
    const application = await applyTo(who, 'indialends');
    const blocked = await decide(id, { status: 'approved' });
    expect(blocked).toMatchObject({
      status: 409,
      body: { errors: { user_id: expect.any(String) } },
    });
    await setStatus(application.id, 'withdrawn', getIndianToday());
    expect((await decide(id, { status: 'approved' })).status).toBe(200);

    const other = await borrower();
    await applyTo(other, 'indialends');
    expect(await enter(other.userId)).toMatchObject({ status: 409 });
  });

  test.each([
    ['no customer', { user_id: '' }, 'user_id'],
    ['nobody', { user_id: '11111111-1111-4111-8111-111111111111' }, 'user_id'],
    ['a number', { user_id: 7 }, 'user_id'],
    ['one word', { reason: 'Please' }, 'reason'],
    ['a long text', { reason: 'so long '.repeat(60) }, 'reason'],
    ['another field', { status: 'approved' }, 'status'],
  ])('for %s is 422 at the field', async (_name, body, field) => {
    const { userId } = await borrower();
    expect(await enter(userId, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });

  test('that has changed since it was read is 409 with its present state', async () => {
    const { userId } = await borrower();
    const { id, version } = getData(await enter(userId));
    const stale = { status: 'approved', version: version + 1 };
    expect(await decide(id, stale)).toMatchObject({
      status: 409,
      body: { current: { status: 'waiting', version } },
    });
    const nobody = '11111111-1111-4111-8111-111111111111';
    expect((await decide(nobody, { status: 'approved' })).status).toBe(404);
    expect((await decide(id, { status: 'done' })).status).toBe(422);
  });
});

describe('a borrower’s own request', () => {
  test('needs no approval, replaces a waiting one of the desk, and no admin decides it', async () => {
    const who = await borrower();
    const { id } = getData(await enter(who.userId));
    expect((await of('POST', 'erasure', who, {})).status).toBe(200);
    expect((await read(id)).request.status).toBe('withdrawn');
    const token = tokens.first;
    const { body } = await ask('GET', '/api/rest/erasures?sort=["requested_at","DESC"]', { token });
    const [own] = Object(body);
    expect(own).toMatchObject({
      origin: 'customer',
      status: 'requested',
      customer_name: 'A*** R***',
    });
    for (const status of ['approved', 'withdrawn'])
      expect((await decide(own.id, { status })).status).toBe(409);
    expect((await enter(who.userId)).status).toBe(409);
    await of('DELETE', 'erasure', who);
    expect((await read(own.id)).request.status).toBe('withdrawn');
  });
});

test('roles 2 and 3, partners and borrowers may neither see nor enter requests', async () => {
  const { token: own, userId } = await signInConsumer(server, newContact());
  for (const token of [tokens.reporter, own]) {
    expect((await enter(userId, {}, token)).status).toBe(403);
    expect((await ask('GET', '/api/rest/erasures', { token })).status).toBe(403);
    expect((await decide(userId, { status: 'approved' }, token)).status).toBe(403);
  }
});
