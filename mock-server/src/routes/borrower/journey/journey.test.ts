import { beforeAll, describe, expect, test } from 'vitest';
import {
  adminToken,
  signInConsumer,
  finishedProfile,
  giveConsents,
  createProfile,
} from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
let me = { token: '', userId: '' };
beforeAll(async () => {
  me = await signInConsumer(server, '9200000001');
});

const send = (path: string, body: object, who = me): Promise<Answer> =>
  ask('POST', path, { token: who.token, body });
const get = (path: string, who = me): Promise<Answer> => ask('GET', path, { token: who.token });
const right = { birth_date: finishedProfile.birth_date, pan: finishedProfile.tin };

describe('the identity check', () => {
  const check = (body: object, who = me): Promise<Answer> =>
    send(`/api/user/${who.userId}/confirm-identity`, body, who);

  test('confirms PAN and birth date, and does not tell which one is wrong', async () => {
    const nothing = await check(right);
    expect(nothing).toMatchObject({ status: 200, body: { data: { confirmed: false } } });
    await giveConsents(server, me);
    await send(`/api/user/${me.userId}`, finishedProfile);
    expect((await check(right)).body).toEqual({ data: { confirmed: true } });
    const lower = { ...right, pan: right.pan.toLowerCase() };
    expect((await check(lower)).body).toEqual({ data: { confirmed: true } });
    const wrongDate = await check({ ...right, birth_date: '1991-01-01' });
    const wrongPan = await check({ ...right, pan: 'ZZZPZ9999Z' });
    expect(wrongDate.body).toEqual({ data: { confirmed: false } });
    expect(wrongPan).toMatchObject({ status: wrongDate.status, body: wrongDate.body });
    expect(await check({ ...right, pan: 'ABCP******' })).toMatchObject({
      body: { data: { confirmed: false } },
    });
  });

  test('is blocked after ten wrong tries, even for the right answer', async () => {
    const who = await signInConsumer(server, '9200000002');
    const own = createProfile();
    await send(`/api/user/${who.userId}`, own, who);
    const right = { birth_date: own.birth_date, pan: own.tin };
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await check({ ...right, pan: 'ZZZPZ9999Z' }, who)).status).toBe(200);
    }
    expect((await check(right, who)).status).toBe(429);
    expect((await check(right)).status).toBe(200);
  });

  test('is for the owner alone, and needs both values', async () => {
    const other = await signInConsumer(server, '9200000003');
    expect((await check(right, { ...me, userId: other.userId })).status).toBe(403);
    expect(await check({ pan: right.pan })).toMatchObject({
      status: 422,
      body: { errors: { birth_date: expect.any(String) } },
    });
  });
});

test('people see their own leads, insurance with its kind', async () => {
  const who = await signInConsumer(server, '9200000004');
  const body = { cover: 'health', mobile_phone_number: '9200000004' };
  const agree = (granted: 0 | 1): Promise<Answer> => {
    const consent = { purpose: 'call_insurance', text_version: 2, language: 'en', granted };
    return send(`/api/user/${who.userId}/consents`, consent, who);
  };
  const refused = { status: 409, body: { errors: { consent_call_insurance: expect.any(String) } } };
  expect(await send(`/api/insurance/${who.userId}`, body, who)).toMatchObject(refused);
  await agree(1);
  const asked = await send(`/api/insurance/${who.userId}`, body, who);
  expect(asked).toMatchObject({ status: 200, body: { redirect: 'insurance/transaction' } });
  const again = await send(`/api/insurance/${who.userId}`, { ...body, cover: 'home' }, who);
  expect(Object(again.body).lead_id).toBe(Object(asked.body).lead_id);
  const leads = await get(`/api/user/${who.userId}/leads`, who);
  expect(Object(leads.body).data).toContainEqual(
    expect.objectContaining({ product: 'insurance', cover: 'home', stage: 'applied' }),
  );
  const wrong = await send(`/api/insurance/${who.userId}`, { ...body, cover: 'pets' }, who);
  expect(wrong).toMatchObject({ status: 422, body: { errors: { cover: expect.any(String) } } });
  await agree(0);
  expect(await send(`/api/insurance/${who.userId}`, body, who)).toMatchObject(refused);
});

test('a product’s lenders are those that are on, without what is not for borrowers', async () => {
  const gold = Object((await get('/api/product-lenders/gold_loan')).body).data;
  expect(gold).toHaveLength(2);
  expect(gold[0]).not.toHaveProperty('priority');
  const off = { lender_id: gold[0].lender_id, property: 'lender_status', value: 0 };
  const token = await adminToken(server);
  await ask('POST', '/api/update-lender-data', { token, body: off });
  expect((await get('/api/product-lenders/gold_loan')).body).toEqual({ data: [gold[1]] });
  await ask('POST', '/api/update-lender-data', { token, body: { ...off, value: 1 } });
  expect((await get('/api/product-lenders/nothing')).status).toBe(404);
});

describe('a business loan', () => {
  const business = {
    employment_status_code: 'business',
    business_registration_type: 'private_limited',
    business_years: '5',
    business_current_turnover: '5000000',
  };

  test('of a firm has the firm’s own PAN, which is shown masked', async () => {
    const who = await signInConsumer(server, '9200000005');
    await giveConsents(server, who);
    const save = (fields: object): Promise<Answer> => send(`/api/user/${who.userId}`, fields, who);
    expect(await save({ ...createProfile(), ...business })).toMatchObject({
      body: { data: { pl_completed: 1, bl_completed: 1 } },
    });
    expect((await save({ business_pan: 'ABC1234567' })).status).toBe(422);
    expect(await save({ business_pan: 'AAACB1234C' })).toMatchObject({
      body: { data: { bl_completed: 1, business_pan: 'AAAC******' } },
    });
    expect(await save({ business_pan: 'AAAC******' })).toMatchObject({ status: 200 });
    expect((await save({ business_pan: 'ZZZC******' })).status).toBe(422);
  });

  test('is compared among lenders to businesses, and applied for as such', async () => {
    const who = await signInConsumer(server, '9200000006');
    await giveConsents(server, who);
    await send(
      `/api/user/${who.userId}`,
      { ...createProfile(), ...business, business_pan: 'AAACB1234C' },
      who,
    );
    const of = async (product: string) => {
      const { body } = await get(`/api/user/${who.userId}/offers?product=${product}`, who);
      return Object(body).data;
    };
    const personal = await of('personal_loan');
    const data = await of('business_loan');
    const all = data.offers.length + data.unmatched.length;
    expect(data.offers.length).toBeGreaterThan(0);
    expect(all).toBeLessThan(personal.offers.length + personal.unmatched.length);
    const [{ lender_id, amount, tenure_months }] = data.offers;
    await giveConsents(server, who, [lender_id]);
    const apply = { lender_id, amount, tenure_months, product: 'business_loan' };
    expect(await send(`/api/user/${who.userId}/applications`, apply, who)).toMatchObject({
      status: 200,
      body: { data: { product: 'business_loan' } },
    });
    const odd = { ...apply, product: 'gold_loan' };
    expect((await send(`/api/user/${who.userId}/applications`, odd, who)).status).toBe(422);
  });
});
