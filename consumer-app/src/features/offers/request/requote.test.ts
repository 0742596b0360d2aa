import {
  type BorrowerFacts,
  assessEligibility,
  findSteps,
  NO_FACTS,
  quoteOffer,
} from '@marketplace/shared/lending';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer, OffersData } from '@marketplace/shared/api';
import { requote } from './requote';
import {
  AMOUNT,
  AMOUNT_STOPS,
  toNearestLoanRequest,
  findNearestStop,
  parseLoanRequest,
  serializeLoanRequest,
} from '../../../offers/loanRequest';
import { findImprovements } from '../unmatched/improvements';

const LENDER = {
  lender_id: 7,
  name: 'Girivar-Bank',
  lender_status: 1,
  salaried: 1,
  self_employed: 1,
  business: 1,
  min_loan_amount: 25_000,
  loan_amount_upto: 3_00_000,
  tenure_min: 6,
  tenure: 36,
  apr_min: 1,
  apr_max: 2,
  processing_fees: 2.125,
};
const FACTS: BorrowerFacts = {
  ...NO_FACTS,
  age: 30,
  employment: 'salaried',
  monthly_income: 40_000,
  credit_score: 745,
  amount: 1_00_000,
  tenure_months: 24,
  emi: 4_000,
};
const START = { amount: 1_00_000, tenure_months: 24 };

/** As the server answers: an offer where every criterion is met. */
const served = (loanRequest: typeof START): OffersData => {
  const quote = quoteOffer(LENDER, FACTS, loanRequest);
  if (!quote) throw new Error('the lender of the test quotes');
  const { criteria: assessed, eligible } = assessEligibility(LENDER, { ...FACTS, ...loanRequest });
  const criteria = [...assessed];
  const offer: Offer = {
    ...quote,
    registered_name: LENDER.name,
    slug: 'girivar-bank',
    applied: 0,
    journey: '',
    special_offer: '',
    special_offer_hi: '',
    criteria,
    tenure_min: LENDER.tenure_min,
    tenure_max: LENDER.tenure,
    amount_min: LENDER.min_loan_amount,
    amount_max: LENDER.loan_amount_upto,
    cooling_off_days: 3,
    grievance_officer: '',
    grievance_officer_hi: '',
    grievance_contact: '',
    grievance_phone: '',
    refunds_fee: 0,
  };
  const { special_offer, special_offer_hi, slug, applied, journey, lender_id, name } = offer;
  const unmatched = {
    lender_id,
    name,
    slug,
    applied,
    journey,
    special_offer,
    special_offer_hi,
    criteria,
    steps: findSteps(LENDER, { ...FACTS, ...loanRequest }, criteria),
  };
  const found = eligible
    ? { offers: [offer], unmatched: [] }
    : { offers: [], unmatched: [unmatched] };
  return {
    ...loanRequest,
    credit_score: 745,
    credit_score_at: null,
    missing_to_apply: [],
    ...found,
  };
};

/** All of an offer except its standing with the borrower, which only the server knows. */
const figures = ({ offers }: OffersData) =>
  offers.map(({ criteria, obligations_percent, ...offer }) => offer);

/** Why a lender would not lend as much to the income, and what it would lend. */
const getFoir = ({ unmatched }: OffersData) =>
  unmatched.map(({ criteria, steps }) => [
    criteria.filter(({ criterion }) => criterion === 'foir'),
    steps,
  ]);

describe('figures that follow the slider', () => {
  it('equal those of the server to the paisa', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: LENDER.min_loan_amount, max: AMOUNT.max }),
        fc.integer({ min: 3, max: 60 }),
        (amount, tenure_months) => {
          const loanRequest = { amount, tenure_months };
          const moved = requote(served(START), loanRequest);
          expect(figures(moved)).toEqual(figures(served(loanRequest)));
          expect(getFoir(moved)).toEqual(getFoir(served(loanRequest)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('omit an unknown share of the income', () => {
    const [offer] = served(START).offers;
    const offers = offer ? [{ ...offer, obligations_percent: 12.5 }] : [];
    const moved = requote({ ...served(START), offers }, { ...START, amount: 2_00_000 });
    expect(moved.offers.map(({ obligations_percent }) => obligations_percent)).toEqual([null]);
  });

  it('move a lender with a higher minimum amount to the unmatched ones', () => {
    const { offers, unmatched } = requote(served(START), { amount: 24_999, tenure_months: 24 });
    expect(offers).toEqual([]);
    expect(unmatched[0]?.criteria.filter(({ criterion }) => criterion === 'amount')).toMatchObject([
      { met: false, required: { min: 25_000 }, actual: 24_999, shortBy: 1 },
    ]);
    const least = { amount: LENDER.min_loan_amount, tenure_months: 24 };
    expect(requote(served(START), least).offers).toHaveLength(1);
    expect(unmatched[0]?.steps).toMatchObject([{ amount: 25_000, tenure_months: 24 }]);
    expect(findImprovements(unmatched)).toEqual([]);
  });

  it('suggest no income above a lender’s upper bound', () => {
    const [lender] = requote(served(START), { ...START, amount: 24_999 }).unmatched;
    const over = {
      criterion: 'income',
      met: false,
      required: { max: 50_000 },
      actual: 60_000,
      overBy: 10_000,
    } as const;
    expect(findImprovements(lender ? [{ ...lender, criteria: [over] }] : [])).toEqual([]);
  });
});

describe('the loan request', () => {
  it('is restored from the tab’s storage if it is valid', () => {
    const loanRequest = { amount: 1_50_000, tenure_months: 12 };
    expect(parseLoanRequest(serializeLoanRequest(loanRequest))).toEqual(loanRequest);
    for (const text of [undefined, '', '12', '999 12', '150000 61', 'x y', '150000 1.5']) {
      expect(parseLoanRequest(text)).toBeUndefined();
    }
  });

  it('replaces an amount out of range, and no other', () => {
    expect(toNearestLoanRequest(80_00_000)).toEqual({ amount: 50_00_000, tenure_months: 24 });
    expect(toNearestLoanRequest(0)?.amount).toBe(1_000);
    for (const amount of [null, 1_000, 2_00_000, 50_00_000])
      expect(toNearestLoanRequest(amount)).toBeUndefined();
  });

  it('finds each of its stops on the slider', () => {
    for (const [index, stop] of AMOUNT_STOPS.entries()) expect(findNearestStop(stop)).toBe(index);
    expect(AMOUNT_STOPS.toSorted((a, b) => a - b)).toEqual(AMOUNT_STOPS);
    expect(new Set(AMOUNT_STOPS).size).toBe(AMOUNT_STOPS.length);
  });
});
