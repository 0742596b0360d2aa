import { getPublicLenders, publicLenderSchema } from '@marketplace/shared/api';
import { NO_FACTS, PROPOSED_LOAN, quoteOffer } from '@marketplace/shared/lending';
import { createFieldSelector } from '@marketplace/shared/schema';
import { findLendingLenders } from '../../../data/lenders/lenderOutages';
import { getLenderSlug } from '../../../data/lenders/lenderSlugs';
import { loadNamedTest } from '../../../data/partners/shownProducts';
import type { LenderRecord } from '../../../data/records';
import { mapInSlices } from '../../../store/selected';
import { handle } from '../../kit/handle';

function computeAprAtRate(
  lender: LenderRecord,
  rate: number | null,
  months: number | null,
): number | null {
  const priced = { ...lender, apr_min: rate, apr_max: rate };
  const loanRequest = {
    // Fees are percentages, so the APR hardly depends on the amount.
    amount: lender.loan_amount_upto ?? lender.min_loan_amount ?? PROPOSED_LOAN.amount,
    tenure_months: months ?? 12,
  };
  const apr = quoteOffer(priced, NO_FACTS, loanRequest)?.apr;
  return apr === undefined ? null : Number(apr.toFixed(2));
}

const publicFields = createFieldSelector(publicLenderSchema);

export const publicLenderRoutes = [
  handle(getPublicLenders, async ({ query, language, response }, { store }) => {
    const all = await findLendingLenders(store, {}, language);
    const isShown = await loadNamedTest(store, query?.partner);
    const rows = all.filter((lender) => lender.product !== 'insurance' && isShown(lender));
    response.set('Cache-Control', 'public, max-age=60').vary('Accept-Language');
    return {
      data: await mapInSlices(rows, 250, (lender) => ({
        ...publicFields({ ...lender, slug: getLenderSlug(lender) }),
        apr_from: computeAprAtRate(lender, lender.apr_min ?? lender.apr_max, lender.tenure),
        apr_to: computeAprAtRate(lender, lender.apr_max ?? lender.apr_min, lender.tenure_min),
      })),
    };
  }),
];
