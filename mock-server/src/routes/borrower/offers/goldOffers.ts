import { getGoldOffers } from '@marketplace/shared/api';
import { computeGoldNeeded, NO_FACTS, rankOffers } from '@marketplace/shared/lending';
import { toBorrowerFacts } from '../../../data/borrowers/borrower';
import { findLendingLenders } from '../../../data/lenders/lenderOutages';
import { requireRecord } from '../../../data/requireRecord';
import { handle } from '../../kit/handle';
import { evaluateLender, parseLoanRequest } from './evaluateLender';

export const goldOfferRoutes = [
  handle(getGoldOffers, async ({ params, query, language }, { store }) => {
    const user = await requireRecord(store, 'users', params.id);
    const loanRequest = parseLoanRequest(query, user);
    // The gold secures the loan, so that income and EMIs decide nothing.
    const { age, age_months, credit_score } = toBorrowerFacts(user, loanRequest);
    const facts = { ...NO_FACTS, ...loanRequest, age, age_months, credit_score };
    const lenders = await findLendingLenders(store, { product: 'gold_loan' }, language);
    const evaluated = lenders.map((lender) => ({
      lender,
      ...evaluateLender(lender, facts, { loanRequest, applied: false }),
    }));
    const offers = evaluated.flatMap(({ lender, offer }) => {
      if (!offer) return [];
      const gold = computeGoldNeeded(lender, offer.amount);
      return [
        {
          ...offer,
          ltv_percent: gold?.ltv_percent ?? null,
          per_gram: gold?.per_gram ?? null,
          grams: gold?.grams ?? null,
        },
      ];
    });
    return {
      data: {
        ...loanRequest,
        offers: rankOffers(offers, 'apr', loanRequest.amount),
        unmatched: evaluated.flatMap(({ offer, unmatched }) => (offer ? [] : [unmatched])),
      },
    };
  }),
];
