import { consentTo } from '@marketplace/shared/testing';
import { afterEach, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import {
  adminToken,
  codeFor,
  signInConsumer,
  partnerToken,
  getText,
} from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '60' });
const { ask } = server;

/** Ten in the morning in India, when everybody may call. */
const MORNING = '2026-11-23T04:30:00.000Z';

afterEach(() => setClockOffset(0));

const goTo = (at: string) => setClockOffset(Date.parse(at) - Date.now());

let numbers = 9_700_000_000;
const newLead = (fields: object = {}) => ({
  customer_name: 'Meera Nair',
  mobile_phone_number: String((numbers += 1)),
  product: 'personal_loan',
  postal_code: '560001',
  language: 'en',
  ...fields,
});

/** Calls as a partner, with a token that is live at the server's time. */
async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, email?: string) {
  return ask(method, path, { token: await partnerToken(server, email), body });
}

async function add(fields: object = {}, email?: string) {
  const body = newLead(fields);
  const answer = await call('POST', '/api/partner/leads', body, email);
  const lead = getData(answer);
  return { mobile: body.mobile_phone_number, lead, path: `/api/partner/leads/${lead.id}`, answer };
}

async function addWithConsent(fields: object = {}) {
  const added = await add(fields);
  const otp = await codeFor(server, added.mobile);
  await call('POST', `${added.path}/consent`, { otp });
  return added;
}

test('a lead waits for the code that the customer got, in the customer’s language', async () => {
  const { mobile, lead, path, answer } = await add({ language: 'hi' });
  expect(answer.status).toBe(200);
  expect(lead).toMatchObject({ stage: 'consent_awaited', user_id: null, consented_at: null });
  expect(JSON.stringify(answer.body)).not.toContain(mobile);
  const { body: letters } = await ask('GET', '/dev/outbox');
  const [letter] = Array.isArray(letters) ? letters.filter(({ to }) => to === mobile) : [];
  expect(letter.text).toContain('पर्सनल लोन');
  expect(letter.text).toContain('Cedarloop');
  const wrong = letter.code === '111111' ? '222222' : '111111';
  const refused = await call('POST', `${path}/consent`, { otp: wrong });
  expect(refused.status).toBe(422);
  expect(Object(refused.body).errors.otp).toMatch(/not right/);
  expect(getData(await call('GET', path)).next.step).toBe('consent');
  const given = await call('POST', `${path}/consent`, { otp: letter.code });
  expect(getData(given)).toMatchObject({ stage: 'consented' });
  expect(getData(await call('GET', path)).next.step).toBe('sign_in');
});

test('an expired code is refused, and a new one can be requested', async () => {
  goTo(MORNING);
  const { mobile, path } = await add();
  const old = await codeFor(server, mobile);
  goTo('2026-11-23T04:41:00.000Z');
  const late = await call('POST', `${path}/consent`, { otp: old });
  expect(late.status).toBe(422);
  expect((await call('POST', `${path}/consent-code`, {})).status).toBe(200);
  const otp = await codeFor(server, mobile);
  expect((await call('POST', `${path}/consent`, { otp })).status).toBe(200);
  const again = await call('POST', `${path}/consent-code`, {});
  expect(again.status).toBe(409);
});

test('one customer is one lead for each product', async () => {
  const { mobile } = await add();
  const body = newLead({ mobile_phone_number: mobile });
  const same = await call('POST', '/api/partner/leads', body);
  expect(same.status).toBe(409);
  expect(Object(same.body).errors).toHaveProperty('mobile_phone_number');
  const gold = { ...body, product: 'gold_loan' };
  expect((await call('POST', '/api/partner/leads', gold)).status).toBe(200);
});

test('a sign-in without any link belongs to the partner to whom the customer consented', async () => {
  const { mobile, lead, path } = await addWithConsent({ product: 'gold_loan' });
  const { userId } = await signInConsumer(server, mobile);
  const { lead: tied, next } = getData(await call('GET', path));
  expect(tied).toMatchObject({ id: lead.id, user_id: userId, stage: 'signed_in' });
  expect(tied.customer_name).toBe('Meera Nair');
  expect(next.step).toBe('request');
  expect((await call('GET', path, undefined, 'second@demo.in')).status).toBe(404);
});

test('a sign-in without consent leaves the lead as it is', async () => {
  const { mobile, path } = await add({ product: 'gold_loan' }, 'second@demo.in');
  await signInConsumer(server, mobile);
  expect(getData(await call('GET', path, undefined, 'second@demo.in')).lead).toMatchObject({
    stage: 'consent_awaited',
    user_id: null,
  });
});

test('every call answers 404 for another partner’s lead', async () => {
  goTo(MORNING);
  const { path } = await addWithConsent();
  const remind_at = new Date(Date.parse(MORNING) + 86_400_000).toISOString();
  const reminder = await call('POST', `${path}/reminders`, { remind_at, text: '' });
  const { id } = getData(reminder);
  const other = await partnerToken(server, 'second@demo.in');
  const calls = [
    ['GET', path],
    ['GET', `${path}/timeline`],
    ['POST', `${path}/consent-code`, {}],
    ['POST', `${path}/consent`, { otp: '123456' }],
    ['POST', `${path}/notes`, { text: 'Hello' }],
    ['POST', `${path}/reminders`, { remind_at, text: '' }],
    ['PUT', `${path}/reminders/${id}`, { done: 1 }],
    ['POST', `${path}/contact`, { channel: 'call' }],
  ] as const;
  for (const [method, address, body] of calls)
    expect([address, (await ask(method, address, { token: other, body })).status]).toEqual([
      address,
      404,
    ]);
  const queue = getData(await ask('GET', '/api/partner/lead-queue', { token: other }));
  expect(JSON.stringify(queue)).not.toContain(path.slice(-36));
});

test('a lead’s number is shown after consent, in the calling hours, until a refusal', async () => {
  goTo(MORNING);
  const { path: unasked } = await add();
  const body = { channel: 'call' };
  const silent = await call('POST', `${unasked}/contact`, body);
  expect(silent.status).toBe(409);
  const { path, mobile } = await addWithConsent();
  expect(getData(await call('POST', `${path}/contact`, body))).toEqual({ contact: mobile });
  goTo('2026-11-23T17:00:00.000Z');
  const night = await call('POST', `${path}/contact`, body);
  expect(night.status).toBe(409);
  expect(getData(await call('GET', path)).contact_rule).toBe('hours');
  goTo('2026-11-24T04:30:00.000Z');
  const { token: own, userId } = await signInConsumer(server, mobile);
  const consents = `/api/user/${userId}/consents`;
  for (const body of [consentTo('calls', 1), consentTo('calls', 0)])
    await ask('POST', consents, { token: own, body });
  const refused = await call('POST', `${path}/contact`, body);
  expect(refused.status).toBe(409);
  expect(getData(await call('GET', path)).contact_rule).toBe('refused');
  const log = await ask('GET', '/api/rest/audit-entries?filter={"action":"read"}', {
    token: await adminToken(server),
  });
  expect(JSON.stringify(log.body)).toContain(path.slice(-36));
});

test('a due reminder comes first in the queue, and leaves it when it is put off or done', async () => {
  goTo(MORNING);
  const { path, lead } = await addWithConsent();
  const first = async () => getData(await call('GET', '/api/partner/lead-queue')).entries[0];
  const remind_at = '2026-11-23T06:00:00.000Z';
  const past = { remind_at: '2026-11-22T06:00:00.000Z', text: '' };
  expect((await call('POST', `${path}/reminders`, past)).status).toBe(422);
  const body = { remind_at, text: 'Ask for the salary slip' };
  const { id } = getData(await call('POST', `${path}/reminders`, body));
  goTo('2026-11-23T06:01:00.000Z');
  expect(await first()).toMatchObject({
    lead: { id: lead.id },
    reason: 'reminder',
    text: body.text,
    contact_rule: 'allowed',
  });
  const later = { remind_at: '2026-11-23T07:00:00.000Z' };
  await call('PUT', `${path}/reminders/${id}`, later);
  expect((await first())?.lead.id).not.toBe(lead.id);
  goTo('2026-11-23T07:01:00.000Z');
  expect((await first()).lead.id).toBe(lead.id);
  await call('PUT', `${path}/reminders/${id}`, { done: 1 });
  expect((await first())?.lead.id).not.toBe(lead.id);
});

test('a customer who does not sign in comes up after a day, and not again after a call', async () => {
  goTo(MORNING);
  const { path, lead } = await addWithConsent();
  const reasons = async () => {
    const entries: { lead: { id: string }; reason: string }[] = getData(
      await call('GET', '/api/partner/lead-queue'),
    ).entries;
    return entries.filter((entry) => entry.lead.id === lead.id).map(({ reason }) => reason);
  };
  expect(await reasons()).toEqual([]);
  goTo('2026-11-24T05:00:00.000Z');
  expect(await reasons()).toEqual(['consented']);
  await call('POST', `${path}/contact`, { channel: 'whatsapp' });
  expect(await reasons()).toEqual([]);
});

test('one timeline tells of the lead, the consent, the sign-in, notes and reminders', async () => {
  goTo(MORNING);
  const { path, mobile } = await addWithConsent();
  await call('POST', `${path}/notes`, { text: 'Wants the money in May, asks on 9876543210' });
  await signInConsumer(server, mobile);
  const remind_at = '2026-11-23T08:00:00.000Z';
  await call('POST', `${path}/reminders`, { remind_at, text: 'Call' });
  const entries: { kind: string }[] = getData(await call('GET', `${path}/timeline`));
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(
    new Set(['lead', 'contact', 'consent', 'note', 'sign_in', 'step', 'reminder']),
  );
  const notes = await call('GET', `${path}/timeline?kind=note`);
  expect(getData(notes)).toMatchObject([
    { kind: 'note', text: 'Wants the money in May, asks on **********' },
  ]);
  expect(getData(await call('GET', path)).next).toMatchObject({
    step: 'profile',
    missing: expect.arrayContaining(['first_name', 'monthly_income']),
  });
});

test('a lead whose customer never answers is deleted after 30 days', async () => {
  goTo(MORNING);
  const { path } = await add();
  goTo('2026-12-24T04:30:00.000Z');
  await server.runJobs();
  expect((await call('GET', path)).status).toBe(404);
});

test('a read-only masquerade adds nothing and sees no number', async () => {
  goTo(MORNING);
  const { path } = await addWithConsent();
  const body = { partner_id: 1, reason: 'Looks at leads' };
  const start = { token: await adminToken(server), body };
  const token = getText(await ask('POST', '/api/partner/masquerade', start), 'token');
  expect((await ask('GET', path, { token })).status).toBe(200);
  const writes = [
    ['/api/partner/leads', newLead()],
    [`${path}/notes`, { text: 'Hello' }],
    [`${path}/contact`, { channel: 'call' }],
  ] as const;
  for (const [address, sent] of writes)
    expect((await ask('POST', address, { token, body: sent })).status).toBe(403);
});
