import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '80' });
const { ask } = server;
const { borrower, of } = createBorrowerActions(server);

const GIRIVAR = 7;
const preview = async (changes: object[], role: 1 | 2 | 3 = 1) =>
  ask('POST', '/api/preview-criteria', {
    token: await adminToken(server, role),
    body: { changes },
  });
const counted = async (property: string, value: unknown, lender_id = GIRIVAR) => {
  const { body } = await preview([{ lender_id, property, value }]);
  const { lenders } = Object(body).data;
  return Object(lenders[0]);
};
const offers = async (lender_id: number): Promise<number> => {
  const { body } = await ask('GET', '/api/lender-switches', { token: await adminToken(server) });
  const lenders = Array.from<object>(Object(body).data.lenders);
  return Object(lenders.find((lender) => Object(lender).lender_id === lender_id)).offers;
};

test('counts like a saved change, and saves nothing', async () => {
  const { before, after } = await counted('min_income', 60_000);
  expect(after).toBeLessThan(before);
  expect(await offers(GIRIVAR)).toBe(before);
  const body = { lender_id: GIRIVAR, property: 'min_income', value: 60_000 };
  const token = await adminToken(server);
  expect((await ask('POST', '/api/update-lender-data', { token, body })).status).toBe(200);
  expect(await offers(GIRIVAR)).toBe(after);
  expect(await counted('min_income', 60_000)).toEqual({ lender_id: GIRIVAR, before: after, after });
});

test('the figures before and after are what the borrowers see before and after', async () => {
  const lender_id = 2;
  const change = { lender_id, property: 'min_income', value: 60_000 };
  const save = async (body: object) =>
    ask('POST', '/api/update-lender-data', { token: await adminToken(server), body });
  const count = () => counted(change.property, change.value, lender_id);
  const without = await count();
  const incomes = [15_000, 45_000, 59_999, 60_000, 90_000];
  const people = await Promise.all(
    incomes.map(async (monthly_income, index) => {
      const who = await borrower(String(9_400_000_100 + index));
      const body = { monthly_income };
      await ask('POST', `/api/user/${who.userId}`, { token: who.token, body });
      return who;
    }),
  );
  const seen = async (): Promise<number> => {
    const shown = await Promise.all(people.map((who) => of('GET', 'offers', who)));
    return shown.filter(({ body }) =>
      Array.from<object>(Object(body).data.offers).some(
        (offer) => Object(offer).lender_id === lender_id,
      ),
    ).length;
  };
  const { before, after } = await count();
  expect(await seen()).toBe(before - without.before);
  expect((await save(change)).status).toBe(200);
  expect(await seen()).toBe(after - without.after);
  expect(after - without.after).toBe(2);
  expect(before - without.before).toBeGreaterThan(2);
  // Fees as high as the loan leave nothing to offer.
  const fees = { lender_id, property: 'processing_fees', value: 100 };
  expect((await save(fees)).status).toBe(200);
  expect([await seen(), await count()]).toEqual([0, { lender_id, before: 0, after: 0 }]);
});

test('applies all changes of a lender together', async () => {
  const changes = [
    { lender_id: 1, property: 'salaried', value: 0 },
    { lender_id: 1, property: 'self_employed', value: 0 },
    { lender_id: 1, property: 'business', value: 0 },
    { lender_id: 2, property: 'min_income', value: null },
  ];
  const { body } = await preview(changes);
  expect(body).toMatchObject({
    data: {
      days: 90,
      lenders: [
        { lender_id: 1, after: 0 },
        { lender_id: 2, after: expect.any(Number) },
      ],
    },
  });
});

test.each([
  ['min_income', -1],
  ['min_income', 'much'],
  ['salaried', 2],
  ['credit_score_class', '666'],
])('refuses %s = %j at its field', async (property, value) => {
  expect(await preview([{ lender_id: 1, property, value }])).toMatchObject({
    status: 422,
    body: { errors: { [property]: expect.any(String) } },
  });
});

test.each(['name', 'lender_status', 'priority', '__proto__'])(
  '%s is no criterion',
  async (property) => {
    expect((await preview([{ lender_id: 1, property, value: 1 }])).status).toBe(422);
  },
);

test('the preview uses the borrower’s figures that decide on the offers', async () => {
  const who = await borrower('9400000009');
  const token = await adminToken(server);
  const { body } = await ask('GET', `/api/borrower-facts/${who.userId}`, { token });
  expect(body).toMatchObject({
    data: { employment: 'salaried', monthly_income: 80_000, amount: 200_000, credit_score: 792 },
  });
  const data = Object((await of('GET', 'offers', who)).body).data;
  expect(Object(body).data).toMatchObject({ amount: data.amount, credit_score: data.credit_score });
  expect((await ask('GET', '/api/borrower-facts/none', { token })).status).toBe(404);
});

test.each([2, 3] as const)('role %d may ask for neither', async (role) => {
  expect((await preview([{ lender_id: 1, property: 'min_age', value: 1 }], role)).status).toBe(403);
  const token = await adminToken(server, role);
  expect((await ask('GET', '/api/borrower-facts/none', { token })).status).toBe(403);
});
