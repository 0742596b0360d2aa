import { NO_FACTS, quoteOffer } from '@marketplace/shared/lending';
import { getLenderSlug } from '../../../data/lenders/lenderSlugs';
import type { NamedLender } from '../../../data/lenders/lenderNames';
import type { ApplicationRecord, KeyFacts } from '../../../data/records';
import { toLenderTerms } from '../offers/evaluateLender';

/**
 * Returns the terms that an application was made on, under the lender's name now. Older applications stored only amount, tenure
 * and rate; computes the rest from the lender's current terms. Null if no quote is possible.
 */
export function buildKeyFacts(
  application: Readonly<ApplicationRecord>,
  lender: NamedLender,
): KeyFacts | null {
  const { key_facts: stored } = application;
  if (stored)
    return {
      ...stored,
      name: lender.name,
      registered_name: lender.registered_name ?? lender.name,
      grievance_phone: stored.grievance_phone ?? lender.grievance_phone ?? '',
      refunds_fee: stored.refunds_fee ?? lender.refunds_fee ?? 0,
      special_offer_hi: stored.special_offer_hi ?? '',
      grievance_officer_hi: stored.grievance_officer_hi ?? '',
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
  // The application's rate is fixed, so the borrower's facts do not matter.
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
