import type { Offer, UnmatchedLender } from '@marketplace/shared/api';
import type {
  BorrowerFacts,
  Criterion,
  LoanRequest,
  Offer as Quote,
} from '@marketplace/shared/lending';
import {
  assessEligibility,
  findSteps,
  getTenureRange,
  PROPOSED_LOAN,
  quoteOffer,
} from '@marketplace/shared/lending';
import { getIndianToday } from '../../../data/indianDay';
import { getLenderSlug } from '../../../data/lenders/lenderSlugs';
import type { NamedLender } from '../../../data/lenders/lenderNames';
import type { LenderRecord, UserRecord } from '../../../data/records';
import { wrongField } from '../../../httpError';

/**
 * Returns the requested loan. Default: the profile's amount and tenure, else the proposed ones. Throws 422 for an
 * amount of zero or less.
 */
export function parseLoanRequest(
  query: Partial<LoanRequest> | undefined,
  user: Readonly<Pick<UserRecord, 'se_loan_amount' | 'se_loan_tenure'>>,
): LoanRequest {
  const amount = query?.amount ?? user.se_loan_amount ?? PROPOSED_LOAN.amount;
  if (amount <= 0) throw wrongField('amount', 'amount_positive');
  const { tenure_months: proposed } = PROPOSED_LOAN;
  return { amount, tenure_months: query?.tenure_months ?? user.se_loan_tenure ?? proposed };
}

/** Whether the lender's special offer is on today. */
function hasSpecialOffer({ so_status, so_date_start, so_date_end }: Readonly<LenderRecord>) {
  if (so_status !== 1) return false;
  const day = getIndianToday();
  return (!so_date_start || so_date_start <= day) && (!so_date_end || so_date_end >= day);
}

/** Selects the lender's terms that an offer shows besides the quote. */
export const toLenderTerms = (lender: NamedLender) => ({
  registered_name: lender.registered_name ?? lender.name,
  tenure_min: lender.tenure_min,
  tenure_max: lender.tenure,
  amount_min: lender.min_loan_amount,
  amount_max: lender.loan_amount_upto,
  cooling_off_days: lender.cooling_off_days,
  grievance_officer: lender.grievance_officer,
  grievance_officer_hi: lender.grievance_officer_hi ?? '',
  grievance_contact: lender.grievance_contact,
  grievance_phone: lender.grievance_phone ?? '',
  refunds_fee: lender.refunds_fee ?? 0,
});

/** Hours from the application to the money; null unless the lender has said both how long it decides and pays. */
function getHoursToMoney({ decision_hours, disbursal_hours }: Readonly<LenderRecord>) {
  if (typeof decision_hours !== 'number' || typeof disbursal_hours !== 'number') return null;
  return decision_hours + disbursal_hours;
}

/**
 * Builds an offer. Names each field, because V8 makes a slow dictionary of an object that several spreads
 * fill with this many: with 10,000 lenders that took most of the time.
 */
function toOffer(quote: Quote, facts: Omit<UnmatchedLender, 'steps'>, lender: NamedLender): Offer {
  const terms = toLenderTerms(lender);
  return {
    lender_id: quote.lender_id,
    name: quote.name,
    registered_name: terms.registered_name,
    amount: quote.amount,
    tenure_months: quote.tenure_months,
    monthly_rate: quote.monthly_rate,
    annual_rate: quote.annual_rate,
    annual_rate_min: quote.annual_rate_min,
    annual_rate_max: quote.annual_rate_max,
    rate_basis: quote.rate_basis,
    apr: quote.apr,
    emi: quote.emi,
    processing_fee: quote.processing_fee,
    processing_fee_gst: quote.processing_fee_gst,
    net_disbursed: quote.net_disbursed,
    total_interest: quote.total_interest,
    total_repayment: quote.total_repayment,
    total_cost: quote.total_cost,
    penal_charge_percent: quote.penal_charge_percent,
    foreclosure_percent: quote.foreclosure_percent,
    obligations_percent: quote.obligations_percent,
    slug: facts.slug,
    mark_colour: facts.mark_colour,
    applied: facts.applied,
    journey: facts.journey,
    special_offer: facts.special_offer,
    special_offer_hi: facts.special_offer_hi,
    criteria: facts.criteria,
    tenure_min: terms.tenure_min,
    tenure_max: terms.tenure_max,
    amount_min: terms.amount_min,
    amount_max: terms.amount_max,
    cooling_off_days: terms.cooling_off_days,
    grievance_officer: terms.grievance_officer,
    grievance_officer_hi: terms.grievance_officer_hi,
    grievance_contact: terms.grievance_contact,
    grievance_phone: terms.grievance_phone,
    refunds_fee: terms.refunds_fee,
    hours_to_money: getHoursToMoney(lender),
    approved_percent: null,
  };
}

/**
 * Checks a borrower against a lender's criteria; returns an offer if the borrower meets all of
 * them.
 */
export function evaluateLender(
  lender: NamedLender,
  facts: BorrowerFacts,
  { loanRequest, applied }: { loanRequest: LoanRequest; applied: boolean },
): {
  criteria: readonly Criterion[];
  unmatched: UnmatchedLender;
  offer: Offer | undefined;
} {
  const { eligible, criteria } = assessEligibility(lender, facts);
  const hasSpecial = hasSpecialOffer(lender);
  const unmatched: UnmatchedLender = {
    lender_id: lender.id,
    slug: getLenderSlug(lender),
    name: lender.name,
    mark_colour: lender.mark_colour ?? '',
    applied: applied ? 1 : 0,
    journey: lender.journey,
    special_offer: hasSpecial ? lender.so_text : '',
    special_offer_hi: hasSpecial ? (lender.so_text_hi ?? '') : '',
    criteria: [...criteria],
    steps: eligible ? [] : findSteps(lender, facts, criteria),
  };
  const quote = eligible ? quoteOffer(lender, facts, loanRequest) : null;
  if (!quote) return { criteria, unmatched, offer: undefined };
  const offer = toOffer(quote, unmatched, lender);
  // The age limit may end this borrower's loans before the lender's longest tenure.
  const { before, max } = getTenureRange(lender, facts);
  if (before !== undefined) offer.tenure_max = max;
  return { criteria, unmatched, offer };
}
