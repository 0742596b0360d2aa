import type { Offer, UnmatchedLender } from '@marketplace/shared/api';
import type { BorrowerFacts, Criterion, LoanRequest } from '@marketplace/shared/lending';
import { assessEligibility, PROPOSED_LOAN, quoteOffer } from '@marketplace/shared/lending';
import { indianDay } from '../../data/indianDay';
import { getLenderSlug } from '../../data/lenders/lenderSlugs';
import type { LenderRecord, UserRecord } from '../../data/records';
import { wrongField } from '../../httpError';

/**
 * Returns the requested loan. Default: the profile's amount over the proposed tenure. Throws 422 for an
 * amount of zero or less.
 */
export function parseLoanRequest(
  query: Partial<LoanRequest> | undefined,
  user: Readonly<Pick<UserRecord, 'se_loan_amount'>>,
): LoanRequest {
  const amount = query?.amount ?? user.se_loan_amount ?? PROPOSED_LOAN.amount;
  if (amount <= 0) throw wrongField('amount', 'amount_positive');
  return { amount, tenure_months: query?.tenure_months ?? PROPOSED_LOAN.tenure_months };
}

/** Returns the lender's special offer on a day, in English and Hindi; '' if it has none. */
function specialOffer(
  lender: Readonly<LenderRecord>,
  day: string,
): Pick<UnmatchedLender, 'special_offer' | 'special_offer_hi'> {
  const { so_status, so_text, so_text_hi = '', so_date_start, so_date_end } = lender;
  const isActive =
    so_status === 1 &&
    (!so_date_start || so_date_start <= day) &&
    (!so_date_end || so_date_end >= day);
  return isActive
    ? { special_offer: so_text, special_offer_hi: so_text_hi }
    : { special_offer: '', special_offer_hi: '' };
}

/** Selects the lender's terms that an offer shows besides the quote. */
export const toLenderTerms = (lender: Readonly<LenderRecord>) => ({
  tenure_min: lender.tenure_min,
  tenure_max: lender.tenure,
  amount_min: lender.min_loan_amount,
  amount_max: lender.loan_amount_upto,
  cooling_off_days: lender.cooling_off_days,
  grievance_officer: lender.grievance_officer,
  grievance_officer_hi: lender.grievance_officer_hi ?? '',
  grievance_contact: lender.grievance_contact,
});

/**
 * Checks a borrower against a lender's criteria; returns an offer if the borrower meets all of
 * them.
 */
export function evaluateLender(
  lender: Readonly<LenderRecord>,
  facts: BorrowerFacts,
  { loanRequest, applied }: { loanRequest: LoanRequest; applied: boolean },
): {
  criteria: readonly Criterion[];
  unmatched: UnmatchedLender;
  offer: Offer | undefined;
} {
  const { eligible, criteria } = assessEligibility(lender, facts);
  const unmatched: UnmatchedLender = {
    lender_id: lender.id,
    slug: getLenderSlug(lender),
    name: lender.name,
    applied: applied ? 1 : 0,
    journey: lender.journey,
    ...specialOffer(lender, indianDay()),
    criteria: [...criteria],
  };
  const quote = eligible ? quoteOffer(lender, facts, loanRequest) : null;
  return {
    criteria,
    unmatched,
    offer: quote ? { ...unmatched, ...quote, ...toLenderTerms(lender) } : undefined,
  };
}
