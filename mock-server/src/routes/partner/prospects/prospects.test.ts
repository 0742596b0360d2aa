import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import {
  adminToken,
  signInConsumer,
  createProfile,
  giveConsents,
  partnerToken,
} from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const hour = 3_600_000;
const day = 24 * hour;

afterEach(() => setClockOffset(0));

interface Made {
  readonly id: string;
  readonly contact: string;
}

async function make(fields: object = {}, email?: string): Promise<Made> {
  const token = await partnerToken(server, email);
  const body = { product: 'personal_loan', ...fields };
  const answer = await ask('POST', '/api/partner/prospects', { token, body });
  expect(answer.status).toBe(200);
  const { data, link } = Object(answer.body);
  expect(link).toBe(`${server.url()}/transfer/${data.id}`);
  return data;
}

const open = (id: string, token?: string) =>
  ask('GET', `/api/prospects/${id}`, token === undefined ? {} : { token });
const take = (id: string, who: { token: string; userId: string }) =>
  ask('POST', `/api/user/${who.userId}/prospect`, {
    token: who.token,
    body: { prospect_id: id },
  });

async function seen(id: string, email?: string): Promise<Record<string, unknown>> {
  const token = await partnerToken(server, email);
  return Object((await ask('GET', `/api/rest/prospects/${id}`, { token })).body);
}

async function findLeads(userId: string): Promise<readonly Record<string, unknown>[]> {
  const token = await adminToken(server);
  const filter = encodeURIComponent(JSON.stringify({ user_id: userId }));
  const { body } = await ask('GET', `/api/rest/leads?filter=${filter}`, { token });
  return Array.isArray(body) ? body.map((lead) => Object(lead)) : [];
}

describe('a link that hands a customer over', () => {
  test('shows anybody else the partner and the product, and nothing about the customer', async () => {
    const { id, contact } = await make({ first_name: 'Asha', contact: 'Asha@Example.in' });
    expect(contact).not.toContain('asha@');
    const answer = await open(id);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { partner: { name: 'TOPCLIND' }, product: 'personal_loan' } },
    });
    expect(JSON.stringify(answer.body).toLowerCase()).not.toContain('asha');
  });

  test('changes its stage as it is opened, used, and applied with', async () => {
    const { id } = await make();
    expect(await seen(id)).toMatchObject({ stage: 'new', opened_at: null });
    await open(id);
    expect(await seen(id)).toMatchObject({ stage: 'opened', opened_at: expect.any(String) });
    const who = await signInConsumer(server, '9330000001');
    expect((await take(id, who)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ stage: 'signed_in' });
    await giveConsents(server, who);
    await ask('POST', `/api/user/${who.userId}`, { token: who.token, body: createProfile() });
    const offers = await ask('GET', `/api/user/${who.userId}/offers`, { token: who.token });
    const [{ lender_id, amount, tenure_months }] = Object(offers.body).data.offers;
    await giveConsents(server, who, [lender_id]);
    const body = { lender_id, amount, tenure_months };
    await ask('POST', `/api/user/${who.userId}/applications`, { token: who.token, body });
    expect(await seen(id)).toMatchObject({ stage: 'applied' });
    await open(id, who.token);
    await take(id, who);
    expect(await seen(id)).toMatchObject({ stage: 'applied' });
  });

  test('is used once: it is 404 for others, and stays for its owner', async () => {
    const { id } = await make();
    const who = await signInConsumer(server, '9330000002');
    const other = await signInConsumer(server, '9330000003');
    await take(id, who);
    const unknown = await open(randomUUID());
    expect(await open(id)).toMatchObject({ status: 404, body: unknown.body });
    expect(await open(id, other.token)).toMatchObject({ status: 404, body: unknown.body });
    expect(await take(id, other)).toMatchObject({ status: 404, body: unknown.body });
    expect((await open(id, who.token)).status).toBe(200);
    expect((await take(id, who)).status).toBe(200);
    expect((await findLeads(who.userId)).length).toBe(1);
  });

  test('expires after thirty days, and its personal data is deleted', async () => {
    const { id } = await make({ first_name: 'Asha', contact: '9330000004' });
    setClockOffset(30 * day + 1_000);
    await server.runJobs();
    const who = await signInConsumer(server, '9330000005');
    expect((await open(id)).status).toBe(404);
    expect((await take(id, who)).status).toBe(404);
    expect(await seen(id)).toMatchObject({ stage: 'expired', first_name: '', contact: '' });
  });

  test.each(['x', '../partners', '%00', '00000000-0000-0000-0000-000000000000'])(
    'is not found by %s',
    async (id) => expect((await open(id)).status).toBe(404),
  );
});

describe('the person', () => {
  test('who is new is assigned to the partner, with a lead for its product', async () => {
    const { id } = await make({ product: 'gold_loan' }, 'second@demo.in');
    const who = await signInConsumer(server, '9330000006');
    await take(id, who);
    const second = Object(
      (
        await ask('GET', '/api/partner/get-revenue', {
          token: await partnerToken(server, 'second@demo.in'),
        })
      ).body,
    ).data.id;
    expect(await findLeads(who.userId)).toContainEqual(
      expect.objectContaining({ partner_id: second, product: 'gold_loan', stage: 'signed_in' }),
    );
  });

  test('who belongs to the product’s own partner is assigned with the lead', async () => {
    const { id } = await make({}, 'second@demo.in');
    const who = await signInConsumer(server, '9330000007');
    expect(await findLeads(who.userId)).toMatchObject([{ partner_id: 1 }]);
    await take(id, who);
    const leads = await findLeads(who.userId);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.['partner_id']).not.toBe(1);
  });

  test('who belongs to another partner stays there while the lead is live', async () => {
    const { id } = await make({}, 'second@demo.in');
    const who = await signInConsumer(server, '9330000008', 'campusid');
    const before = await findLeads(who.userId);
    await take(id, who);
    expect(await findLeads(who.userId)).toEqual(before);
    expect(await seen(id, 'second@demo.in')).toMatchObject({ stage: 'signed_in' });
    const again = await signInConsumer(server, '9330000008', 'neemvale');
    expect(again.userId).toBe(who.userId);
    const partners = (await findLeads(who.userId)).map(({ partner_id }) => partner_id);
    expect(partners).toEqual(before.map(({ partner_id }) => partner_id));
  });

  test('is reassigned once that lead has been idle for thirty days', async () => {
    const who = await signInConsumer(server, '9330000009', 'campusid');
    expect(await findLeads(who.userId)).toMatchObject([{ partner_id: 2 }]);
    const other = await signInConsumer(server, '9330000010', 'campusid');
    const findPartners = async (userId: string) =>
      (await findLeads(userId)).map(({ partner_id }) => partner_id);
    setClockOffset(30 * day - hour);
    await server.runJobs();
    await signInConsumer(server, '9330000010', 'neemvale');
    expect(await findPartners(other.userId)).toEqual([2]);
    setClockOffset(30 * day + hour);
    await server.runJobs();
    await signInConsumer(server, '9330000009', 'neemvale');
    expect(await findPartners(who.userId)).toContain(3);
  });

  test('has it in the download; an erasure removes name and contact', async () => {
    const { id } = await make({ first_name: 'Asha', contact: '9330000011' });
    const unused = await make({ first_name: 'Asha', contact: '9330000011' });
    const who = await signInConsumer(server, '9330000011');
    await take(id, who);
    const own = await ask('GET', `/api/user/${who.userId}/data`, { token: who.token });
    const held = { first_name: 'Asha', contact: '9330000011', partner: expect.any(String) };
    const { prospects } = Object(own.body).data;
    expect(prospects).toHaveLength(2);
    for (const one of [id, unused.id])
      expect(prospects).toContainEqual(expect.objectContaining({ id: one, ...held }));
    await ask('POST', `/api/user/${who.userId}/erasure`, { token: who.token, body: {} });
    setClockOffset(8 * day);
    await server.runJobs();
    for (const one of [id, unused.id])
      expect(await seen(one)).toMatchObject({ first_name: '', contact: '' });
  });
});

describe('rights', () => {
  test('only a partner creates links, and sees only its own', async () => {
    const body = { product: 'gold_loan' };
    const who = await signInConsumer(server, '9330000012');
    for (const token of [await adminToken(server), who.token])
      expect((await ask('POST', '/api/partner/prospects', { token, body })).status).toBe(403);
    expect((await ask('POST', '/api/partner/prospects', { body })).status).toBe(401);
    const { id } = await make();
    const second = await partnerToken(server, 'second@demo.in');
    expect((await ask('GET', `/api/rest/prospects/${id}`, { token: second })).status).toBe(404);
    const byContact = encodeURIComponent('{"contact":"x"}');
    expect(
      (await ask('GET', `/api/rest/prospects?filter=${byContact}`, { token: second })).status,
    ).toBe(422);
  });

  test('nobody uses a link for another person', async () => {
    const { id } = await make();
    const who = await signInConsumer(server, '9330000013');
    const other = await signInConsumer(server, '9330000014');
    expect((await take(id, { ...who, userId: other.userId })).status).toBe(403);
  });

  test.each([
    [{ product: 'nothing' }],
    [{ product: '' }],
    [{}],
    [{ product: 'gold_loan', first_name: 'A1' }],
    [{ product: 'gold_loan', contact: '12' }],
    [{ product: 'gold_loan', partner_id: 2 }],
  ])('refuses %j', async (body) => {
    const token = await partnerToken(server);
    expect((await ask('POST', '/api/partner/prospects', { token, body })).status).toBe(422);
  });
});
