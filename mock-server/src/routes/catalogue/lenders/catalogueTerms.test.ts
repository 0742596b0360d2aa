import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { borrower, of } = createBorrowerActions(server);

/** Returns the current catalogue terms, which the sign-in page shows. */
const terms = async () => Object((await ask('GET', '/api/catalogue-terms')).body).data;

/** Changes one property of a lender, like an admin in a table cell. */
async function change(lender_id: number, property: string, value: unknown): Promise<void> {
  const token = await adminToken(server);
  const body = { lender_id, property, value };
  expect((await ask('POST', '/api/update-lender-data', { token, body })).status).toBe(200);
}

const lenders = async (): Promise<{ lender_id: number; name: string }[]> =>
  Object((await ask('GET', '/api/public-lenders')).body).data;

test('anyone reads the range of the live lenders’ terms, interest and APR apart', async () => {
  const found = await terms();
  expect(found).toMatchObject({ interest_min: 10.99, interest_max: 36, tenure_max: 60 });
  expect(found.apr_min).toBeGreaterThan(found.interest_min);
  expect(found.apr_max).toBeGreaterThan(56);
});

test('a change of a lender changes the terms at once', async () => {
  const id = (await lenders()).find(({ name }) => name === 'Falgun-Finance')?.lender_id ?? 0;
  const before = await terms();
  await change(id, 'apr_max', 4.5);
  await change(id, 'loan_amount_upto', 90_000_000);
  await change(id, 'tenure', 96);
  const after = await terms();
  expect(after).toMatchObject({ interest_max: 54, amount_max: 90_000_000, tenure_max: 96 });
  expect(after.apr_max).toBeGreaterThan(before.apr_max);
  await change(id, 'apr_max', 10);
  expect(await terms()).toMatchObject({ interest_max: 120 });
  await change(id, 'lender_status', 0);
  expect(await terms()).toEqual(before);
});

test.each([
  [500, 1],
  [5000, 3],
  [33_333.33, 7],
  [200_000, 24],
  [4_000_000, 60],
  [40_000_000, 480],
])('every offer of ₹%d over %d months lies within the promise', async (amount, tenure_months) => {
  const who = await borrower('9123450001');
  const query = `offers?amount=${amount}&tenure_months=${tenure_months}`;
  const promised = await terms();
  const { offers } = Object((await of('GET', query, who)).body).data;
  expect(offers).not.toHaveLength(0);
  for (const offer of offers) {
    expect(offer.annual_rate).toBeGreaterThanOrEqual(promised.interest_min);
    expect(offer.annual_rate).toBeLessThanOrEqual(promised.interest_max);
    expect(offer.apr).toBeGreaterThanOrEqual(promised.apr_min);
    expect(offer.apr).toBeLessThanOrEqual(promised.apr_max);
    expect(offer.amount).toBeLessThanOrEqual(promised.amount_max);
    expect(offer.tenure_months).toBeLessThanOrEqual(promised.tenure_max);
  }
});

test('without a lender that has a rate there are no terms', async () => {
  for (const { lender_id } of await lenders()) await change(lender_id, 'lender_status', 0);
  expect(Object.values(await terms()).every((figure) => figure === null)).toBe(true);
});
