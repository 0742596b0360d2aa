import { assessEligibility, NO_FACTS } from '@marketplace/shared/lending';
import { type Lender, lenderSchema } from '@marketplace/shared/schema';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

/** More lenders than a list answers at once. */
const LENDERS = 1100;
const server = testServer({ SEED_LENDERS: String(LENDERS) });
const { ask } = server;

const facts = fc.record({
  age: fc.integer({ min: 16, max: 75 }),
  employment: fc.constantFrom('salaried' as const, 'self_employed' as const, 'business' as const),
  monthly_income: fc.integer({ min: 5_000, max: 200_000 }),
  business_current_turnover: fc.constantFrom(null, 500_000, 5_000_000),
  credit_score: fc.constantFrom(null, 620, 700, 780),
  amount: fc.integer({ min: 1_000, max: 2_000_000 }),
  tenure_months: fc.constantFrom(12, 24, 36),
  emi: fc.integer({ min: 0, max: 20_000 }),
});

interface Judged {
  readonly lender_id: number;
  readonly name: string;
  readonly eligible: boolean;
}

async function judge(
  body: object,
): Promise<{ matching: number; total: number; lenders: Judged[] }> {
  const token = await adminToken(server);
  const answer = await ask('POST', '/api/test-borrower', { token, body });
  expect(answer.status).toBe(200);
  return Object(answer.body).data;
}

test('every lender is judged, page by page, by the rules that make offers', async () => {
  const token = await adminToken(server);
  const { body } = await ask('GET', '/api/get-lenders-data', { token });
  const catalogue = Array.from<Lender>(Object(body).lenders);
  expect(catalogue).toHaveLength(LENDERS);
  await fc.assert(
    fc.asyncProperty(facts, async (stated) => {
      const borrower = { ...NO_FACTS, ...stated };
      const found: Judged[] = [];
      const asked = { facts: borrower, per_page: 100 };
      const first = await judge({ ...asked, page: 1 });
      for (let page = 1; page <= LENDERS / 100 + 1; page += 1)
        found.push(...(await judge({ ...asked, page })).lenders);
      const eligible = catalogue.filter(
        (lender) => assessEligibility(lenderSchema.cast(lender), borrower).eligible,
      );
      expect([first.total, first.matching]).toEqual([LENDERS, eligible.length]);
      expect(new Set(found.map(({ lender_id }) => lender_id)).size).toBe(LENDERS);
      const matching = found.filter((one) => one.eligible).map(({ lender_id }) => lender_id);
      expect(matching.toSorted((a, b) => a - b)).toEqual(
        eligible.map(({ lender_id }) => lender_id).toSorted((a, b) => a - b),
      );
      expect(found.slice(0, matching.length).every((one) => one.eligible)).toBe(true);
    }),
    { numRuns: 3 },
  );
});

test('a wrong borrower, a wrong page and another role are refused', async () => {
  const [borrower] = fc.sample(facts, 1);
  const body = { facts: borrower, page: 1, per_page: 25 };
  const status = async (wrong: object, role: 1 | 2 = 1) =>
    (
      await ask('POST', '/api/test-borrower', {
        token: await adminToken(server, role),
        body: wrong,
      })
    ).status;
  expect(await status({ ...body, per_page: 101 })).toBe(422);
  expect(await status({ ...body, page: 0 })).toBe(422);
  expect(await status({ page: 1, per_page: 25 })).toBe(422);
  expect(await status(body, 2)).toBe(403);
});
