import { getOwnScore } from '@marketplace/shared/api';
import { assessEligibility, getMinimumScore, hasQuote } from '@marketplace/shared/lending';
import { CREDIT_BUREAU } from '@marketplace/shared/schema';
import { toBorrowerFacts } from '../../../data/borrowers/borrower';
import { findMissingConsents } from '../../../data/borrowers/consents';
import { findLendingLenders } from '../../../data/lenders/lenderOutages';
import { getLenderSlug } from '../../../data/lenders/lenderSlugs';
import { requireRecord } from '../../../data/requireRecord';
import { handle } from '../../kit/handle';
import { parseLoanRequest } from './evaluateLender';
import { getProductFilter } from '../../../data/lenders/productFilter';

export const scoreRoutes = [
  handle(getOwnScore, async ({ params, query, language }, { store }) => {
    const user = await requireRecord(store, 'users', params.id);
    const missing = await findMissingConsents(store, user.id, [{ purpose: 'bureau' }]);
    const { credit_score: score, score_history = [] } = user;
    const loanRequest = parseLoanRequest(undefined, user);
    const facts = toBorrowerFacts(user, loanRequest);
    const lenders = await findLendingLenders(
      store,
      { ...getProductFilter(query?.product) },
      language,
    );
    const scores = lenders.map((lender) => getMinimumScore(lender.credit_score_class) ?? 0);
    const steps = [...new Set(scores)].toSorted((a, b) => a - b);
    const business = query?.product === 'business_loan';
    const newest = score_history.at(-1);
    return {
      data: {
        score,
        at: newest?.score === score ? newest.at : null,
        bureau: CREDIT_BUREAU,
        history: score === null ? [] : score_history.toReversed(),
        consented: missing.length === 0,
        complete: (business ? user.bl_completed : user.pl_completed) === 1,
        steps: steps.map((from) => ({
          from,
          lenders: lenders
            .filter((_, index) => scores[index] === from)
            .map((lender) => ({
              lender_id: lender.id,
              slug: getLenderSlug(lender),
              name: lender.name,
              matches:
                hasQuote(lender, loanRequest) &&
                assessEligibility(lender, {
                  ...facts,
                  credit_score: Math.max(score ?? 0, from),
                }).eligible,
            })),
        })),
      },
    };
  }),
];
