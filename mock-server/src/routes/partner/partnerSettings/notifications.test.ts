import { expect, test } from 'vitest';
import { createPartnerUserActions } from '../../../testing/partnerUsers';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
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

async function answerTicket(email?: string): Promise<string> {
  const token = await partnerToken(server, email);
  const body = { kind: 'general_query', subject: 'My payout', text: 'When is it paid?' };
  const { id, reference } = getData(await ask('POST', '/api/partner/tickets', { token, body }));
  const admin = await adminToken(server);
  const reply = { token: admin, body: { text: 'On the tenth of the next month.' } };
  expect((await ask('POST', `/api/tickets/${id}/messages`, reply)).status).toBe(200);
  return String(reference);
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

test('bell and lists agree on what is unread, wherever it is read', async () => {
  const token = await partnerToken(server);
  const unread = async () => {
    const notices = Array.from<unknown>((await read()).notices).map(Object);
    const bell = notices
      .filter(({ event, read: isRead }) => event === 'ticket' && isRead === false)
      .map(({ record_id }) => record_id);
    const query = `filter=${JSON.stringify({ unread_partner: 1 })}&range=[0,99]`;
    const { body } = await ask('GET', `/api/rest/tickets?${query}`, { token });
    const list = Array.isArray(body) ? body.map(({ id }) => id) : [];
    return { bell: new Set(bell), list: new Set(list) };
  };
  await answerTicket();
  await answerTicket();
  const { bell, list } = await unread();
  expect(bell).toEqual(list);
  expect(bell.size).toBeGreaterThanOrEqual(2);
  const ticket = String([...list][0]);
  expect((await ask('POST', `/api/tickets/${ticket}/read`, { token, body: {} })).status).toBe(200);
  const after = await unread();
  expect(after.bell).toEqual(after.list);
  expect(after.list.has(ticket)).toBe(false);
  await ask('POST', `${path}/read`, { token, body: {} });
  const last = await unread();
  expect([last.bell.size, last.list.size]).toEqual([0, 0]);
  await ask('DELETE', '/dev/outbox');
});

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
