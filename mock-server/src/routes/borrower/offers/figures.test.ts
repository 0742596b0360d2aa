import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { panWithScore } from '@marketplace/shared/testing';
import { describe, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { REPOSITORY } from '../../../repository';
import { createBorrowerActions } from '../../../testing/borrowers';
import { computePlainFigures, takeShare, toExactPaise } from '../../../testing/plainLoan';
import { testServer } from '../../../testing/startTestServer';

type Limit =
  | 'processing_fees'
  | 'tenure_min'
  | 'tenure'
  | 'min_loan_amount'
  | 'loan_amount_upto'
  | 'max_foir_percent'
  | `${'min' | 'max'}_${'age' | 'age_self_employed' | 'income'}`
  | 'min_income_self_employed'
  | 'min_turnover';

/** What a lender's record holds, as far as figures follow from it. */
type LenderFixture = Record<Limit, number | null> &
  Record<'lender_id' | 'salaried' | 'self_employed' | 'apr_min' | 'apr_max', number> &
  Record<'product' | 'credit_score_class', string>;

const records: LenderFixture[] = JSON.parse(
  readFileSync(join(REPOSITORY, 'mock-server/fixtures/lenders.json'), 'utf8'),
);
const lenders = records.filter(({ product }) => product === 'personal_loan');

const server = testServer();
const { ask } = server;
const { of, borrower, save, applyTo, setStatus, loadLenderPage } = createBorrowerActions(server);

const toThousandths = (percent: number): bigint => BigInt(Math.round(percent * 1000));

/** The rate for a score: thirds of the way from the highest to the lowest at 700, 750 and 800. */
function findRate({ apr_min, apr_max }: LenderFixture, score: number): bigint {
  const [low, high] = [toThousandths(apr_min), toThousandths(apr_max)];
  const thirds = score >= 800 ? 0n : score >= 750 ? 1n : score >= 700 ? 2n : 3n;
  return (2n * (low * 3n + (high - low) * thirds) + 3n) / 6n;
}

const LOANS = [
  { amount: 20_000, tenure_months: 6 },
  { amount: 1_00_000, tenure_months: 12 },
  { amount: 2_50_000, tenure_months: 18 },
  { amount: 3_00_000, tenure_months: 36 },
  { amount: 7_77_777, tenure_months: 48 },
  { amount: 15_00_000, tenure_months: 60 },
];

describe.each(LOANS)('$amount over $tenure_months months', ({ amount, tenure_months: months }) => {
  const lending = lenders.filter(
    (lender) =>
      months >= (lender.tenure_min ?? 1) &&
      months <= (lender.tenure ?? months) &&
      amount >= (lender.min_loan_amount ?? 0) &&
      amount <= (lender.loan_amount_upto ?? amount),
  );
  const query = `amount=${amount}&tenure_months=${months}`;
  const priceAt = (lender: LenderFixture, percent: number) =>
    computePlainFigures(lender, { amount, rate: toThousandths(percent), months });

  test('the first page and the rates show what the records charge', async () => {
    const expected = lending.map((lender) => {
      const [lowest, highest] = [priceAt(lender, lender.apr_min), priceAt(lender, lender.apr_max)];
      return {
        lender_id: lender.lender_id,
        emi_min: lowest.emi,
        emi_max: highest.emi,
        apr_min: lowest.apr,
        apr_max: highest.apr,
      };
    });
    const { body } = await ask('GET', `/api/loan-estimate?all=1&${query}`);
    const { data } = Object(body);
    expect(
      Array.from<{ lender_id: number }>(data.cheapest).toSorted(
        (a, b) => a.lender_id - b.lender_id,
      ),
    ).toMatchObject(expected.toSorted((a, b) => a.lender_id - b.lender_id));
    expect(expected.length).toBeGreaterThan(2);
    expect(data).toMatchObject({
      lenders: expected.length,
      emi_min: Math.min(...expected.map(({ emi_min }) => emi_min)),
      emi_max: Math.max(...expected.map(({ emi_max }) => emi_max)),
      apr_min: Math.min(...expected.map(({ apr_min }) => apr_min)),
      apr_max: Math.max(...expected.map(({ apr_max }) => apr_max)),
    });
  });

  test('key facts of each lender add up at its lowest and its highest rate', async () => {
    for (const lender of lending) {
      const { body } = await ask('GET', `/api/example-offers?lenders=${lender.lender_id}&${query}`);
      const [example] = Object(body).data.lenders;
      expect(example.lowest).toMatchObject(priceAt(lender, lender.apr_min));
      expect(example.highest).toMatchObject(priceAt(lender, lender.apr_max));
    }
  });
});

interface Profile {
  birth_date: string;
  employment_status_code: 'salaried' | 'self_employed';
  monthly_income: number;
  /** The lower end of the band of a year's turnover, ₹. */
  business_current_turnover?: string;
  emi: number;
  score: number;
}

const PROFILES: Profile[] = [
  {
    birth_date: '1990-05-17',
    employment_status_code: 'salaried',
    monthly_income: 80_000,
    emi: 0,
    score: 812,
  },
  {
    birth_date: '1990-05-17',
    employment_status_code: 'salaried',
    monthly_income: 80_000,
    emi: 25_000,
    score: 760,
  },
  {
    birth_date: '1972-03-09',
    employment_status_code: 'salaried',
    monthly_income: 1_50_000,
    emi: 0,
    score: 792,
  },
  {
    birth_date: '1968-12-31',
    employment_status_code: 'self_employed',
    monthly_income: 2_00_000,
    business_current_turnover: '1500000',
    emi: 9_000,
    score: 735,
  },
  {
    birth_date: '2002-08-01',
    employment_status_code: 'salaried',
    monthly_income: 22_000,
    emi: 0,
    score: 662,
  },
  {
    birth_date: '1985-01-20',
    employment_status_code: 'self_employed',
    monthly_income: 60_000,
    business_current_turnover: '500000',
    emi: 4_500,
    score: 705,
  },
];

/** Whole months of age on a day, `YYYY-MM-DD`. */
function countMonths(birth: string, day: string): number {
  const [year = 0, month = 0, date = 0] = birth.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = day.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0);
}

/** The loan that a lender would give a person, or undefined. */
function lend(lender: LenderFixture, person: Profile, loan: (typeof LOANS)[number]) {
  const own = person.employment_status_code === 'self_employed';
  const pick = (theirs: number | null, plain: number | null) => (own ? theirs : null) ?? plain;
  const age = countMonths(person.birth_date, getIndianToday());
  const minAge = pick(lender.min_age_self_employed, lender.min_age) ?? 0;
  const maxAge = pick(lender.max_age_self_employed, lender.max_age) ?? Infinity;
  const minIncome = pick(lender.min_income_self_employed, lender.min_income) ?? 0;
  const turnover = own ? lender.min_turnover : null;
  const amount = Math.min(loan.amount, lender.loan_amount_upto ?? loan.amount);
  const untilTooOld = (maxAge + 1) * 12 - age - 1;
  const months = Math.max(
    Math.min(loan.tenure_months, lender.tenure ?? Infinity, untilTooOld),
    lender.tenure_min ?? 1,
  );
  const refused =
    lender[person.employment_status_code] !== 1 ||
    age < minAge * 12 ||
    untilTooOld < (lender.tenure_min ?? 1) ||
    (turnover === null
      ? person.monthly_income < minIncome || person.monthly_income > (lender.max_income ?? Infinity)
      : Number(person.business_current_turnover) < turnover) ||
    person.score < Number(lender.credit_score_class || 0) ||
    amount < (lender.min_loan_amount ?? 0);
  if (refused) return undefined;
  const figures = computePlainFigures(lender, {
    amount,
    rate: findRate(lender, person.score),
    months,
  });
  const all = toExactPaise(figures.emi) + toExactPaise(person.emi);
  const limit = takeShare(
    toExactPaise(person.monthly_income),
    BigInt(lender.max_foir_percent ?? 50) * 1000n,
  );
  return all > limit
    ? undefined
    : { lender_id: lender.lender_id, amount, tenure_months: months, ...figures };
}

test.each(PROFILES.map((person, index) => ({ ...person, index })))(
  'offers to $employment_status_code, born $birth_date, score $score, follow from the records',
  async ({ index, ...person }) => {
    const who = await borrower(`910000770${index}`);
    const { score, ...profile } = person;
    const tin = panWithScore(`figures ${index}`, score);
    expect((await save(who, { ...profile, tin })).status).toBe(200);
    let offered = 0;
    for (const loan of LOANS) {
      const { body } = await of(
        'GET',
        `offers?amount=${loan.amount}&tenure_months=${loan.tenure_months}`,
        who,
      );
      const { data } = Object(body);
      expect(data.credit_score).toBe(score);
      const offers = Array.from<{ lender_id: number }>(data.offers);
      const expected = lenders.flatMap((lender) => lend(lender, person, loan) ?? []);
      const sorted = (rows: { lender_id: number }[]) =>
        rows.toSorted((a, b) => a.lender_id - b.lender_id);
      expect(sorted(offers).map(({ lender_id }) => lender_id)).toEqual(
        sorted(expected).map(({ lender_id }) => lender_id),
      );
      expect(sorted(offers)).toMatchObject(sorted(expected));
      offered += offers.length;
    }
    expect(offered).toBeGreaterThan(0);
  },
);

test('a loan given back in its cooling-off days costs its amount and the days’ interest', async () => {
  const who = await borrower('9100007710');
  const { id, amount, annual_rate } = await applyTo(who, 'dhruvtara-capital');
  await setStatus(id, 'disbursed', getIndianToday());
  const { key_facts } = await loadLenderPage(who, 'dhruvtara-capital');
  const { body } = await of('POST', `applications/${id}/cooling-off`, who, {});
  const { give_back } = Object(body).data;
  const fee = key_facts.refunds_fee * (key_facts.processing_fee + key_facts.processing_fee_gst);
  const perDay = Math.round((annual_rate * amount) / 365) / 100;
  expect(give_back.amount).toBeCloseTo(amount - fee, 2);
  expect(give_back.per_day).toBe(perDay);
});
