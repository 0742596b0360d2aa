import {
  type LenderPricing,
  assessFoir,
  findSteps,
  NO_FACTS,
  quoteOffer,
  type LoanRequest,
} from '@marketplace/shared/lending';
import type { LenderCriterion, Offer, OffersData, UnmatchedLender } from '@marketplace/shared/api';

/**
 * Fee as a percentage of the amount, computed from the offer's fee and rounded to three decimals,
 * as lenders state it.
 */
const computeFeePercent = ({ processing_fee, amount }: Offer): number =>
  Number(((processing_fee / amount) * 100).toFixed(3));

const toPricing = (offer: Offer): LenderPricing => ({
  lender_id: offer.lender_id,
  name: offer.name,
  loan_amount_upto: offer.amount_max,
  tenure_min: offer.tenure_min,
  tenure: offer.tenure_max,
  apr_min: offer.monthly_rate,
  apr_max: offer.monthly_rate,
  processing_fees: computeFeePercent(offer),
});

const quoteAgain = (offer: Offer, loanRequest: LoanRequest): Offer | undefined => {
  // The rate is the lender's answer already; no fact about the borrower changes it.
  const quote = quoteOffer(toPricing(offer), NO_FACTS, loanRequest);
  return quote
    ? {
        ...offer,
        amount: quote.amount,
        tenure_months: quote.tenure_months,
        apr: quote.apr,
        emi: quote.emi,
        processing_fee: quote.processing_fee,
        processing_fee_gst: quote.processing_fee_gst,
        net_disbursed: quote.net_disbursed,
        total_interest: quote.total_interest,
        total_repayment: quote.total_repayment,
        total_cost: quote.total_cost,
        obligations_percent: null,
      }
    : undefined;
};

/** The lender's terms and the borrower's facts that an offer shows. */
const readOffer = (offer: Offer, loanRequest: LoanRequest) => {
  const foir = offer.criteria.find(({ criterion }) => criterion === 'foir');
  const lender = {
    ...toPricing(offer),
    min_loan_amount: offer.amount_min,
    max_foir_percent: foir?.required?.max ?? null,
  };
  const facts = {
    ...NO_FACTS,
    ...loanRequest,
    monthly_income: foir?.monthly_income ?? null,
    emi: foir?.other_emis ?? 0,
  };
  return { lender, facts };
};

const without = (
  offer: Offer,
  failed: LenderCriterion,
  loanRequest: LoanRequest,
): UnmatchedLender => {
  const { lender, facts } = readOffer(offer, loanRequest);
  return {
    lender_id: offer.lender_id,
    slug: offer.slug,
    name: offer.name,
    applied: offer.applied,
    journey: offer.journey,
    special_offer: offer.special_offer,
    special_offer_hi: offer.special_offer_hi,
    criteria: [...offer.criteria.filter(({ criterion }) => criterion !== failed.criterion), failed],
    steps: findSteps(lender, facts, [failed]),
  };
};

const buildMinimumAmount = (min: number, { amount }: LoanRequest): LenderCriterion => ({
  criterion: 'amount',
  met: false,
  required: { min },
  actual: amount,
  shortBy: min - amount,
  offered: null,
});

/**
 * Computes the offers for another loan request with the server's own arithmetic, so that the
 * figures follow the slider at once. Only the server knows which further lenders a changed amount
 * brings in.
 */
export const requote = (data: OffersData, loanRequest: LoanRequest): OffersData => {
  if (data.amount === loanRequest.amount && data.tenure_months === loanRequest.tenure_months)
    return data;
  const offers: Offer[] = [];
  const unmatched: UnmatchedLender[] = [];
  for (const offer of data.offers) {
    const min = offer.amount_min ?? 0;
    if (loanRequest.amount < min) {
      unmatched.push(without(offer, buildMinimumAmount(min, loanRequest), loanRequest));
      continue;
    }
    const { lender, facts } = readOffer(offer, loanRequest);
    const foir = assessFoir(lender, facts);
    if (foir.met === false) {
      unmatched.push(without(offer, foir, loanRequest));
      continue;
    }
    const fresh = quoteAgain(offer, loanRequest);
    if (fresh) offers.push(fresh);
  }
  return { ...data, ...loanRequest, offers, unmatched: [...data.unmatched, ...unmatched] };
};
