import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { of, borrower } = createBorrowerActions(server);

interface Step {
  amount: number;
  tenure_months: number;
  other_emis: number | null;
  emi: number;
}

interface Lender {
  lender_id: number;
  criteria: { criterion: string; met: unknown; affordable?: number | null }[];
  steps: Step[];
}

interface Found {
  offers: (Lender & Step & { tenure_max: number | null })[];
  unmatched: Lender[];
}

async function offersOf(contact: string, facts: object, query: string): Promise<Found> {
  const who = await borrower(contact);
  const { status } = await server.ask('POST', `/api/user/${who.userId}`, {
    token: who.token,
    body: facts,
  });
  expect(status).toBe(200);
  return Object((await of('GET', `offers?${query}`, who)).body).data;
}

test('a business that nobody lends ₹15,00,000 over 24 months hears who lends it over longer', async () => {
  const facts = { employment_status_code: 'business', monthly_income: 90_000, emi: 0 };
  const { offers, unmatched } = await offersOf('9100008001', facts, 'amount=1500000');
  expect(offers.filter(({ amount }) => amount === 15_00_000)).toEqual([]);
  const full = unmatched.flatMap(({ lender_id, steps }) =>
    steps.filter(({ amount }) => amount === 15_00_000).map((step) => ({ lender_id, step })),
  );
  expect(full.length).toBeGreaterThan(0);
  for (const { lender_id, step } of full) {
    expect(step.tenure_months).toBeGreaterThan(24);
    const query = `amount=1500000&tenure_months=${step.tenure_months}`;
    const then = await offersOf('9100008001', facts, query);
    expect(then.offers.find((offer) => offer.lender_id === lender_id)).toMatchObject({
      amount: 15_00_000,
      emi: step.emi,
    });
  }
});

test('a person of 71 years is promised nothing by a lender that refuses the age', async () => {
  const facts = { birth_date: '1955-03-01', monthly_income: 9_000 };
  const { unmatched } = await offersOf('9100008002', facts, 'amount=300000');
  const tooOld = unmatched.filter(({ criteria }) =>
    criteria.some(({ criterion, met }) => criterion === 'age' && met === false),
  );
  expect(tooOld.length).toBeGreaterThan(10);
  for (const { criteria, steps } of tooOld) {
    expect(steps).toEqual([]);
    expect(criteria.filter((one) => 'affordable' in one)).toEqual([]);
  }
});

test('no offer to a person of 54 years ends after the lender’s age limit', async () => {
  const today = new Date();
  const birth_date = `${today.getUTCFullYear() - 55}-12-31`;
  const query = 'amount=100000&tenure_months=60';
  const { offers } = await offersOf('9100008003', { birth_date, monthly_income: 90_000 }, query);
  const capped = offers.filter(({ criteria }) =>
    criteria.some(({ criterion }) => criterion === 'tenure'),
  );
  expect(capped.length).toBeGreaterThan(0);
  for (const offer of capped) {
    const limit = offer.criteria.find(({ criterion }) => criterion === 'tenure');
    expect(limit).toMatchObject({ met: true, before: expect.any(Number) });
    expect(offer.tenure_max).toBe(Object(limit).required.max);
    expect(offer.tenure_months).toBeLessThanOrEqual(Object(limit).required.max);
  }
});
