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

test('nothing is sent until the partner chooses it', async () => {
  expect((await read()).settings).toEqual({
    lead: [],
    application: [],
    payout: [],
    dispute: [],
    ticket: [],
    webhook: [],
  });
  await answerTicket();
  expect(await sentTo(office)).toEqual([]);
  expect((await read()).notices).toEqual([]);
});

test('an event is sent by the channels that the partner has chosen, and to nobody else', async () => {
  expect((await choose({ ticket: ['email', 'inbox'], lead: ['sms'] })).status).toBe(200);
  const reference = await answerTicket();
  await answerTicket('second@demo.in');
  expect(await sentTo(office)).toEqual([`Your ticket ${reference} has an answer`]);
  expect(await sentTo(mobile)).toEqual([]);
  expect((await read()).notices).toMatchObject([{ event: 'ticket', reference }]);
  expect((await read('second@demo.in')).notices).toEqual([]);
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

test('a notice names its record, and each user reads it for themselves', async () => {
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

  const all = (await getNotices(owner)).length;
  expect((await markRead(owner, { id: notice.id })).status).toBe(200);
  expect(await getUnread(owner)).toHaveLength(all - 1);
  expect(await getUnread(viewer)).toHaveLength(all);
  expect((await markRead(viewer, {})).status).toBe(200);
  expect(await getUnread(viewer)).toEqual([]);
  expect(await getUnread(owner)).toHaveLength(all - 1);
  const other = await markRead(await partnerToken(server, 'second@demo.in'), { id: notice.id });
  expect(other).toMatchObject({ status: 200, body: { data: [] } });
});
