import { beforeAll, describe, expect, test } from 'vitest';
import {
  adminToken,
  signInConsumer,
  finishedProfile,
  giveConsents,
  createProfile,
  partnerToken,
} from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
let me = { token: '', userId: '' };
beforeAll(async () => {
  me = await signInConsumer(server, '9100000001');
});

const save = (fields: object, who = me): Promise<Answer> =>
  ask('POST', `/api/user/${who.userId}`, { token: who.token, body: fields });
const read = (who = me): Promise<Answer> =>
  ask('GET', `/api/user/${who.userId}`, { token: who.token });

describe('a profile', () => {
  test('starts empty except for the verified contact', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: {
        data: { user_id: me.userId, mobile_phone_number: '9100000001', pl_completed: 0, tin: '' },
      },
    });
    const byEmail = await signInConsumer(server, 'Someone@Example.in');
    expect(await read(byEmail)).toMatchObject({
      body: { data: { email: 'someone@example.in', email_verified: 1 } },
    });
  });

  test('is saved field by field, is complete once all fields are filled, and shows the PAN masked', async () => {
    const who = await signInConsumer(server, '9100000002');
    await giveConsents(server, who);
    const { tin, ...rest } = finishedProfile;
    expect(await save(rest, who)).toMatchObject({
      status: 200,
      body: { data: { pl_completed: 0 } },
    });
    expect(await save({ tin }, who)).toMatchObject({
      body: {
        data: {
          pl_completed: 1,
          bl_completed: 0,
          tin: 'ABCP******',
          credit_score: expect.any(Number),
        },
      },
    });
    const masked = await ask('GET', `/api/getMaskInfo/${who.userId}`, { token: who.token });
    expect(masked.body).toEqual({ data: { pan: 'ABCP******', birth_date: '**/**/1990' } });
    expect(await save({ tin: 'ABCP******', first_name: 'Usha' }, who)).toMatchObject({
      status: 200,
      body: { data: { pl_completed: 1, first_name: 'Usha' } },
    });
    expect(await save({ tin: 'ZZZP******' }, who)).toMatchObject({ status: 422 });
    expect(await save({ employer_name: '' }, who)).toMatchObject({
      body: { data: { pl_completed: 1 } },
    });
    expect(await save({ monthly_income: null }, who)).toMatchObject({
      body: { data: { pl_completed: 0 } },
    });
  });

  test('is saved whole or not at all', async () => {
    const answer = await save({ first_name: 'Leela', postal_code: '12' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { postal_code: expect.any(String) } },
    });
    expect(await read()).toMatchObject({ body: { data: { first_name: '' } } });
  });

  test.each([
    { pl_completed: 1 },
    { credit_score: 900 },
    { user_id: 'x' },
    { role_id: 1 },
    { sign_in: '9876543210' },
    { partner_id: 2 },
    { monthly_income: '80000' },
    { birth_date: '31/02/1990' },
    { gender: 'unknown' },
    { first_name: 'R2D2' },
  ])('refuses %j', async (fields) => {
    const [field = ''] = Object.keys(fields);
    expect(await save(fields)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });

  test('is readable by its owner alone, and others’ ids are refused whether they exist or not', async () => {
    const other = await signInConsumer(server, '9100000003');
    const missing = '00000000-0000-4000-8000-000000000000';
    const calls = [
      ['GET', (id: string) => `/api/user/${id}`],
      ['POST', (id: string) => `/api/user/${id}`],
      ['GET', (id: string) => `/api/getMaskInfo/${id}`],
      ['GET', (id: string) => `/api/user/${id}/offers`],
      ['GET', (id: string) => `/api/user/${id}/applications`],
      ['POST', (id: string) => `/api/user/${id}/applications`],
      ['POST', (id: string) => `/api/gold-loans/${id}`],
      ['POST', (id: string) => `/api/housing-loan/${id}`],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'POST' ? { body: {} } : {};
      const answers = [other.userId, missing].map((id) =>
        ask(method, path(id), { token: me.token, ...body }),
      );
      const [theirs, nobodys] = await Promise.all(answers);
      expect(theirs?.status).toBe(403);
      expect(nobodys).toMatchObject({ status: 403, body: theirs?.body });
    }
    const language = { uid: other.userId, language: 2 };
    expect(
      (await ask('POST', '/api/set-language', { token: me.token, body: language })).status,
    ).toBe(403);
  });

  test('stores the language; an unknown one is 422', async () => {
    const set = (language: number): Promise<Answer> =>
      ask('POST', '/api/set-language', { token: me.token, body: { uid: me.userId, language } });
    expect((await set(2)).status).toBe(200);
    expect(await read()).toMatchObject({ body: { data: { language: 2 } } });
    expect((await set(99)).status).toBe(422);
  });

  test('a changed e-mail does not let the owner of the mailbox sign in to the account', async () => {
    const victim = await signInConsumer(server, 'victim@example.in');
    await save({ email: 'victim@example.in' });
    expect(await read()).toMatchObject({ body: { data: { email_verified: 0 } } });
    expect((await signInConsumer(server, 'victim@example.in')).userId).toBe(victim.userId);
  });
});

test('gold and housing loans create a lead and return the next page', async () => {
  for (const path of ['gold-loans', 'housing-loan']) {
    const answer = await ask('POST', `/api/${path}/${me.userId}`, {
      token: me.token,
      body: { city: 'Pune', se_loan_amount: 50_000 },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { redirect: expect.any(String), lead_id: expect.any(String) },
    });
  }
  expect(await read()).toMatchObject({
    body: { data: { gl_completed: 1, hl_completed: 1, city: 'Pune' } },
  });
});

describe('offers and applications', () => {
  const getOffers = (who: typeof me, query = ''): Promise<Answer> =>
    ask('GET', `/api/user/${who.userId}/offers${query}`, { token: who.token });

  test('come from the lenders’ present terms, with reasons for each that does not match', async () => {
    const who = await signInConsumer(server, '9100000004', 'TOPCLIND');
    await giveConsents(server, who);
    await save(createProfile(), who);
    const before = await getOffers(who, '?amount=100000&tenure_months=12');
    expect(before).toMatchObject({
      status: 200,
      body: { data: { amount: 100_000, tenure_months: 12 } },
    });
    const offers: { lender_id: number; apr: number; tenure_months: number; amount: number }[] =
      Object(before.body).data.offers;
    expect(offers.length).toBeGreaterThan(3);
    expect(offers.map(({ apr }) => apr)).toEqual(
      offers.map(({ apr }) => apr).toSorted((a, b) => a - b),
    );

    const [first, second] = offers;
    await giveConsents(server, who, [first?.lender_id ?? 0, second?.lender_id ?? 0]);
    const admin = await adminToken(server);
    const raise = { lender_id: first?.lender_id, property: 'min_income', value: 900_000 };
    expect(
      (await ask('POST', '/api/update-lender-data', { token: admin, body: raise })).status,
    ).toBe(200);
    const after = await getOffers(who, '?amount=100000&tenure_months=12');
    expect(Object(after.body).data.unmatched).toContainEqual(
      expect.objectContaining({
        lender_id: first?.lender_id,
        criteria: expect.arrayContaining([
          expect.objectContaining({ criterion: 'income', met: false, actual: 80_000 }),
        ]),
      }),
    );

    const applyTo = (lender_id: number | undefined, change = {}): Promise<Answer> =>
      ask('POST', `/api/user/${who.userId}/applications`, {
        token: who.token,
        body: {
          lender_id,
          amount: second?.amount,
          tenure_months: second?.tenure_months,
          ...change,
        },
      });
    expect((await applyTo(first?.lender_id)).status).toBe(409);
    expect((await applyTo(9999)).status).toBe(404);
    expect(await applyTo(second?.lender_id, { amount: 0 })).toMatchObject({ status: 422 });
    expect(await applyTo(second?.lender_id, { tenure_months: 400 })).toMatchObject({ status: 422 });
    const partner = await partnerToken(server);
    const leads = (): Promise<Answer> => ask('GET', '/api/partner/summary', { token: partner });
    const counted = Number(Object((await leads()).body).data.applications);
    const made = await applyTo(second?.lender_id);
    expect(made).toMatchObject({
      status: 200,
      body: { data: { status: 'applied', apr: second?.apr, customer_name: 'Asha R.' } },
    });
    expect((await applyTo(second?.lender_id)).status).toBe(409);
    const again = await getOffers(who);
    expect(Object(again.body).data.offers).toContainEqual(
      expect.objectContaining({ lender_id: second?.lender_id, applied: 1 }),
    );
    const own = await ask('GET', `/api/user/${who.userId}/applications`, { token: who.token });
    expect(Object(own.body).data).toHaveLength(1);
    expect(await leads()).toMatchObject({ body: { data: { applications: counted + 1 } } });
  });

  test('need a complete profile and a valid loan request', async () => {
    const who = await signInConsumer(server, '9100000005');
    const body = { lender_id: 1, amount: 50_000, tenure_months: 12 };
    const answer = await ask('POST', `/api/user/${who.userId}/applications`, {
      token: who.token,
      body,
    });
    expect(answer.status).toBe(409);
    for (const query of [
      '?amount=-5',
      '?amount=x',
      '?tenure_months=1.5',
      '?amount=0',
      '?colour=red',
    ]) {
      expect((await getOffers(who, query)).status).toBe(422);
    }
  });
});
