import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const limited = testServer({ RATE_LIMITS: 'on' });
const { ask } = server;
const { of, save, borrower } = createBorrowerActions(server);

const ANSWERS = {
  amount: 3_00_000,
  tenure_months: 36,
  employment_status_code: 'salaried',
  monthly_income: 60_000,
  emi: 0,
  birth_year: 1990,
  score_band: '700_749',
};

const check = async (answers: object = {}) =>
  ask('POST', '/api/quick-check', { body: { ...ANSWERS, ...answers } });
/** Untyped, for use with matchers. */
const checked = async (answers: object = {}) => Object((await check(answers)).body).data;
const estimate = async (query = '') =>
  Object((await ask('GET', `/api/loan-estimate${query}`)).body).data;

test('the estimate is what the lenders of this loan charge, and it moves with amount and tenure', async () => {
  const first = await estimate();
  expect(first).toMatchObject({ amount: 3_00_000, tenure_months: 36 });
  expect(first.lenders).toBeGreaterThan(3);
  expect(first.emi_min).toBeLessThan(first.emi_max);
  expect(first.cheapest).toHaveLength(3);
  expect(first.cheapest[0].apr_min).toBe(first.apr_min);
  const smaller = await estimate('?amount=100000&tenure_months=24');
  expect(smaller).toMatchObject({ amount: 1_00_000, tenure_months: 24 });
  expect(smaller.emi_min).toBeLessThan(first.emi_min);
  expect(await estimate('?amount=5000000&tenure_months=3')).toMatchObject({
    lenders: 0,
    emi_min: null,
    cheapest: [],
  });
  expect((await ask('GET', '/api/loan-estimate?amount=5')).status).toBe(422);
});

test('the estimate follows a lender’s rate at once', async () => {
  const token = await adminToken(server);
  const { cheapest } = await estimate();
  const [{ lender_id }] = cheapest;
  const set = (property: string, value: unknown) =>
    ask('POST', '/api/update-lender-data', { token, body: { lender_id, property, value } });
  await set('apr_max', 9);
  await set('apr_min', 8);
  expect((await estimate()).cheapest[0].lender_id).not.toBe(lender_id);
  await set('lender_status', 0);
  expect((await estimate()).lenders).toBeGreaterThan(0);
  await set('lender_status', 1);
});

test('the quick check and the offers of the same person agree', async () => {
  const who = await borrower('9822000101');
  await save(who, {
    employment_status_code: 'salaried',
    monthly_income: ANSWERS.monthly_income,
    emi: 0,
    birth_date: '1990-01-01',
  });
  const { body } = await of('GET', 'offers?amount=300000&tenure_months=36', who);
  const given: {
    offers: readonly { lender_id: number }[];
    unmatched: readonly unknown[];
    credit_score: number;
  } = Object(body).data;
  const { offers, unmatched, credit_score } = given;
  const score_band =
    credit_score >= 750
      ? '750_plus'
      : credit_score >= 700
        ? '700_749'
        : credit_score >= 650
          ? '650_699'
          : 'below_650';
  const answer = await checked({ score_band });
  expect(answer.lenders).toBe(offers.length + unmatched.length);
  // The band's lowest score never finds more lenders than the real one.
  expect(answer.matching).toBeLessThanOrEqual(offers.length);
  const ids = offers.map(({ lender_id }) => lender_id);
  const best: readonly { by: string; emi: number; lender_id: number }[] = answer.best;
  expect(best).toHaveLength(3);
  for (const { lender_id } of best) expect(ids).toContain(lender_id);
  const lowest = Math.min(...best.map(({ emi }) => emi));
  expect(best.find(({ by }) => by === 'emi')?.emi).toBe(lowest);
});

test.each([
  [50_000, 12],
  [2_00_000, 24],
  [3_00_000, 36],
  [5_00_000, 60],
])('every offer of ₹%d over %d months lies within the estimate', async (amount, tenure_months) => {
  const who = await borrower('9123450001');
  const query = `amount=${amount}&tenure_months=${tenure_months}`;
  const promised = await estimate(`?${query}`);
  const { body } = await of('GET', `offers?${query}`, who);
  const given: { amount: number; tenure_months: number; emi: number; apr: number }[] =
    Object(body).data.offers;
  const exact = given.filter(
    (offer) => offer.amount === amount && offer.tenure_months === tenure_months,
  );
  expect(exact).not.toHaveLength(0);
  for (const { emi, apr } of exact) {
    expect(apr).toBeGreaterThanOrEqual(promised.apr_min);
    expect(apr).toBeLessThanOrEqual(promised.apr_max);
    expect(emi).toBeGreaterThanOrEqual(promised.emi_min);
    expect(emi).toBeLessThanOrEqual(promised.emi_max);
  }
});

test('a longer tenure that brings the full amount is advised with its figures', async () => {
  const answer = await checked({
    amount: 15_00_000,
    tenure_months: 24,
    monthly_income: 90_000,
    score_band: '700_749',
  });
  expect(answer.full_amount).toBe(0);
  expect(answer.advice).toMatchObject({ amount: 15_00_000, lender_id: expect.any(Number) });
  expect(answer.advice.tenure_months).toBeGreaterThan(24);
  expect(answer.advice.lenders).toBeGreaterThan(0);
  const longer = await checked({
    amount: 15_00_000,
    tenure_months: answer.advice.tenure_months,
    monthly_income: 90_000,
  });
  expect(longer.full_amount).toBe(answer.advice.lenders);
});

test('who is too old for all lenders hears no promise', async () => {
  expect(await checked({ birth_year: 1955, monthly_income: 9_000 })).toMatchObject({
    matching: 0,
    full_amount: 0,
    best: [],
    advice: null,
  });
});

test('the count starts with all lenders, falls with each answer and ends at the check', async () => {
  const { lenders, matching } = await checked();
  const count = async (body: object) =>
    Object((await ask('POST', '/api/quick-check/count', { body })).body).data;
  expect(await count({})).toEqual({ lenders, matching: lenders });
  let before = lenders;
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(ANSWERS)) {
    given[name] = value;
    const so_far = await count(given);
    expect(so_far.matching).toBeLessThanOrEqual(before);
    before = so_far.matching;
  }
  expect(before).toBe(matching);
});

test.each([
  ['amount', 999],
  ['amount', undefined],
  ['tenure_months', 61],
  ['employment_status_code', 'king'],
  ['employment_status_code', ''],
  ['monthly_income', 0],
  ['monthly_income', 'much'],
  ['emi', -1],
  ['birth_year', 1900],
  ['birth_year', 2020],
  ['birth_year', 1990.5],
  ['score_band', '900'],
  ['score_band', undefined],
])('a wrong %s (%s) is refused at its field', async (field, value) => {
  const answer = await check({ [field]: value });
  expect(answer.status).toBe(422);
  expect(Object.keys(Object(answer.body).errors)).toEqual([field]);
});

test('a field that does not belong there is refused, and nothing is kept', async () => {
  expect((await check({ mobile: '9876543210' })).status).toBe(422);
  const token = await adminToken(server);
  const { body } = await ask('GET', '/api/rest/audit-entries', { token });
  expect(JSON.stringify(body)).not.toContain('quickCheck');
});

test('one address that checks too often has to wait', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1)
    statuses.push((await limited.ask('POST', '/api/quick-check', { body: ANSWERS })).status);
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
