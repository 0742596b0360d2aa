import { NO_FACTS, quoteOffer } from '@marketplace/shared/lending';
import { getLenderSlug } from '../../data/lenderSlugs';
import type { ApplicationRecord, KeyFacts, LenderRecord } from '../../data/records';
import { toLenderTerms } from '../offers/evaluateLender';

/**
 * The terms of an application as they were taken. With the oldest ones only amount, tenure and rate
 * were kept: the rest is worked out from those and the lender's terms of today.
 */
export function buildKeyFacts(
  application: Readonly<ApplicationRecord>,
  lender: Readonly<LenderRecord>,
): KeyFacts | null {
  const { key_facts: taken } = application;
  if (taken)
    return {
      ...taken,
      special_offer_hi: taken.special_offer_hi ?? '',
      grievance_officer_hi: taken.grievance_officer_hi ?? '',
    };
  const { amount, tenure_months, annual_rate } = application;
  const monthly = Number((annual_rate / 12).toFixed(3));
  const priced = {
    ...lender,
    apr_min: monthly,
    apr_max: monthly,
    loan_amount_upto: amount,
    tenure_min: tenure_months,
    tenure: tenure_months,
  };
  // The rate of an application stands, so nothing of the borrower moves it.
  const quote = quoteOffer(priced, NO_FACTS, { amount, tenure_months });
  if (!quote) return null;
  return {
    ...quote,
    ...toLenderTerms(lender),
    rate_basis: 'score',
    annual_rate_min: Number(((lender.apr_min ?? monthly) * 12).toFixed(4)),
    annual_rate_max: Number(((lender.apr_max ?? monthly) * 12).toFixed(4)),
    slug: getLenderSlug(lender),
    applied: 1,
    journey: lender.journey,
    special_offer: '',
    special_offer_hi: '',
    criteria: [],
  };
}
