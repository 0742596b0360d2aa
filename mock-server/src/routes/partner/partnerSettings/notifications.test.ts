import { expect, test } from 'vitest';
import { createLedgerActions } from '../../../testing/ledgers';
import { createPartnerUserActions } from '../../../testing/partnerUsers';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { findLines } = createLedgerActions(server);
const path = '/api/partner/notifications';
const office = 'office@topclind.in';
const mobile = '9800000001';

const read = async (email?: string) =>
  getData(await ask('GET', path, { token: await partnerToken(server, email) }));

async function choose(change: object, token?: string) {
  const { settings } = await read();
  const body = { ...settings, ...change };
  return ask('POST', path, { token: token ?? (await partnerToken(server)), body });
}

async function sentTo(address: string): Promise<string[]> {
  const { body } = await ask('GET', '/dev/outbox');
  const letters: unknown[] = Array.isArray(body) ? Array.from<unknown>(body) : [];
  return letters
    .filter((letter) => Object(letter).to === address)
    .map((letter) => String(Object(letter).text));
}

async function openTicket(email?: string): Promise<{ id: string; reference: string }> {
  const token = await partnerToken(server, email);
  const body = { kind: 'general_query', subject: 'My payout', text: 'When is it paid?' };
  return getData(await ask('POST', '/api/partner/tickets', { token, body }));
}

async function answerTicket(email?: string): Promise<string> {
  const { id, reference } = await openTicket(email);
  const admin = await adminToken(server);
  const reply = { token: admin, body: { text: 'On the tenth of the next month.' } };
  expect((await ask('POST', `/api/tickets/${id}/messages`, reply)).status).toBe(200);
  return reference;
}

test('until the partner chooses, the portal and an e-mail tell of payouts, disputes, tickets and webhooks', async () => {
  const both = ['inbox', 'email'];
  expect((await read()).settings).toEqual({
    lead: [],
    application: [],
    payout: both,
    dispute: both,
    ticket: both,
    webhook: both,
  });
  const reference = await answerTicket();
  expect(await sentTo(office)).toEqual([`Your ticket ${reference} has an answer`]);
  expect(await sentTo(mobile)).toEqual([]);
  expect((await read()).notices[0]).toMatchObject({ event: 'ticket', reference, read: false });
  await ask('DELETE', '/dev/outbox');
});

/** Reads the records with an unread answer in the bell, on the dashboard and in the lists. */
async function readUnread(email?: string) {
  const token = await partnerToken(server, email);
  const notices = Array.from<unknown>((await read(email)).notices).map(Object);
  const getBell = (event: string) =>
    notices.filter((one) => one.event === event && !one.read).map((one) => String(one.record_id));
  const list = async (resource: string) => {
    const query = `filter=${JSON.stringify({ unread_partner_gt: 0 })}&range=[0,99]`;
    const { body } = await ask('GET', `/api/rest/${resource}?${query}`, { token });
    return Array.isArray(body) ? body.map(({ id }) => String(id)) : [];
  };
  const lists = { disputes: await list('disputes'), tickets: await list('tickets') };
  const { unread } = getData(await ask('GET', '/api/partner/money', { token }));
  return { bell: { disputes: getBell('dispute'), tickets: getBell('ticket') }, lists, unread };
}

async function expectOneAnswer(email?: string) {
  const { bell, lists, unread } = await readUnread(email);
  for (const kind of ['disputes', 'tickets'] as const) {
    expect([kind, bell[kind].length, new Set(bell[kind])]).toEqual([
      kind,
      lists[kind].length,
      new Set(lists[kind]),
    ]);
    expect([kind, unread[kind]]).toEqual([kind, lists[kind].length]);
  }
  return lists;
}

test.each([undefined, 'second@demo.in'])(
  'bell, dashboard and lists agree on what is unread, whatever is answered and wherever it is read (%s)',
  async (email) => {
    const token = await partnerToken(server, email);
    const admin = { token: await adminToken(server) };
    await expectOneAnswer(email);
    const { id } = await openTicket(email);
    const lines = await findLines(token);
    const disputed = lines.find((one) => one['dispute_id'] === null)?.id;
    const body = { entry_id: disputed, reason: 'amount', text: 'Too little' };
    const dispute = getData(await ask('POST', '/api/partner/disputes', { token, body }));
    const answer = async (record: string) =>
      expect(
        (await ask('POST', `${record}/messages`, { ...admin, body: { text: 'We looked.' } }))
          .status,
      ).toBe(200);
    const paths = [`/api/tickets/${id}`, `/api/disputes/${dispute.id}`];
    const before = await expectOneAnswer(email);
    for (const record of [...paths, ...paths]) await answer(record);
    const answered = await expectOneAnswer(email);
    expect(answered.tickets).toHaveLength(before.tickets.length + 1);
    expect(answered.disputes).toHaveLength(before.disputes.length + 1);
    // Reading the record, and a further answer after it.
    for (const record of paths) {
      expect((await ask('POST', `${record}/read`, { token, body: {} })).status).toBe(200);
      await expectOneAnswer(email);
      await answer(record);
      expect(await expectOneAnswer(email)).toEqual(answered);
    }
    // Reading in the bell.
    const { notices } = await read(email);
    const notice = Array.from<unknown>(notices)
      .map(Object)
      .find((one) => one.record_id === dispute.id && !one.read);
    await ask('POST', `${path}/read`, { token, body: { id: notice.id } });
    expect((await expectOneAnswer(email)).disputes).not.toContain(dispute.id);
    await ask('POST', `${path}/read`, { token, body: {} });
    expect(await expectOneAnswer(email)).toEqual({ disputes: [], tickets: [] });
    // A partner that wants no notices still sees what waits for it, in all three places.
    const { settings } = await read(email);
    await ask('POST', path, { token, body: { ...settings, dispute: [], ticket: [] } });
    for (const record of paths) await answer(record);
    expect(await expectOneAnswer(email)).toEqual({ disputes: [dispute.id], tickets: [id] });
    await ask('POST', `${path}/read`, { token, body: { id } });
    expect((await expectOneAnswer(email)).tickets).toEqual([]);
    await ask('POST', `${path}/read`, { token, body: {} });
    expect(await expectOneAnswer(email)).toEqual({ disputes: [], tickets: [] });
    const now = await read(email);
    await ask('POST', path, { token, body: { ...settings, version: now.settings.version } });
    await ask('DELETE', '/dev/outbox');
  },
);

test('an event is sent by the channels that the partner has chosen, and to nobody else', async () => {
  expect((await choose({ ticket: ['email', 'inbox'], lead: ['sms'] })).status).toBe(200);
  const reference = await answerTicket();
  await answerTicket('second@demo.in');
  expect(await sentTo(office)).toEqual([`Your ticket ${reference} has an answer`]);
  expect(await sentTo(mobile)).toEqual([]);
  expect((await read()).notices[0]).toMatchObject({ event: 'ticket', reference });
  expect(JSON.stringify((await read('second@demo.in')).notices)).not.toContain(reference);
  const { token, userId } = await signInConsumer(server, '9811000071');
  await ask('POST', `/api/user/${userId}`, { token, body: { first_name: 'Asha' } });
  const leads = await ask('GET', '/api/rest/leads?sort=["created_at","DESC"]', {
    token: await partnerToken(server),
  });
  expect(await sentTo(mobile)).toEqual([`You have a new lead: ${Object(leads.body)[0].reference}`]);
});

test('an older version, an unknown channel and an admin who may only look are refused', async () => {
  const { settings } = await read();
  await choose({ payout: ['email'] });
  expect((await choose({ version: settings.version, payout: ['sms'] })).status).toBe(409);
  expect((await choose({ payout: ['pigeon'] })).status).toBe(422);
  const started = await ask('POST', '/api/partner/masquerade', {
    token: await adminToken(server),
    body: { partner_id: 1, reason: 'Help with notifications' },
  });
  const acting = String(Object(started.body).token);
  expect((await choose({ payout: [] }, acting)).status).toBe(403);
  expect((await read()).settings.payout).toEqual(['email']);
});

test('a notice names its record, and a viewer’s mark is its own', async () => {
  await choose({ ticket: ['inbox'] });
  const reference = await answerTicket();
  await answerTicket();
  const owner = await partnerToken(server);
  const { token: viewer } = await createPartnerUserActions(server).join(owner, 1, 'viewer');
  const getNotices = async (token: string) =>
    Array.from<unknown>(getData(await ask('GET', path, { token })).notices).map(Object);
  const getUnread = async (token: string) => (await getNotices(token)).filter(({ read }) => !read);
  const markRead = (token: string, body: object) => ask('POST', `${path}/read`, { token, body });

  const notice = (await getNotices(owner)).find((one) => one.reference === reference);
  expect(notice).toMatchObject({ event: 'ticket', state: 'answered', read: false });
  const ticket = await ask('GET', `/api/tickets/${notice.record_id}`, { token: owner });
  expect(getData(ticket)).toMatchObject({ ticket: { reference } });

  const all = (await getUnread(owner)).length;
  expect(await getUnread(viewer)).toHaveLength(all);
  expect((await markRead(owner, { id: notice.id })).status).toBe(200);
  expect(await getUnread(owner)).toHaveLength(all - 1);
  // The answer is read as the list of tickets shows it, for all users.
  expect(await getUnread(viewer)).toHaveLength(all - 1);
  expect((await markRead(viewer, {})).status).toBe(200);
  expect(await getUnread(viewer)).toEqual([]);
  expect(await getUnread(owner)).toHaveLength(all - 1);
  const other = await markRead(await partnerToken(server, 'second@demo.in'), { id: notice.id });
  expect(other.status).toBe(200);
  expect(JSON.stringify(other.body)).not.toContain(String(notice.id));
});
