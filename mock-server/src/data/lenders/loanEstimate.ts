import {
  combineEstimates,
  estimateLender,
  FIRST_ESTIMATE,
  type LenderEstimate,
  type LoanEstimate,
  type LoanRequest,
} from '@marketplace/shared/lending';
import type { Language } from '../../messages/translate';
import type { Reader } from '../../store/port';
import { mapInSlices } from '../../store/selected';
import { getIndianToday } from '../indianDay';
import type { Collections } from '../records';
import { findLendingLenders } from './lenderOutages';
import { getLenderSlug } from './lenderSlugs';
import { cacheByPricing } from './pricingCache';

const cached = cacheByPricing<LenderEstimate | null>();

/** Returns what a personal loan costs at the lenders that lend now. */
export async function readLoanEstimate(
  reader: Reader<Collections>,
  loanRequest: LoanRequest = FIRST_ESTIMATE,
  { all = false, language = 'en' }: { all?: boolean; language?: Language } = {},
): Promise<LoanEstimate> {
  const { amount, tenure_months } = loanRequest;
  const lending = await findLendingLenders(reader, { product: 'personal_loan' }, language);
  const lenders = lending.map((lender) => ({ ...lender, slug: getLenderSlug(lender) }));
  const estimates = await mapInSlices(lenders, 250, (lender) =>
    cached(
      lender,
      () => estimateLender(lender, loanRequest),
      `${amount} ${tenure_months} ${lender.mark_colour}`,
    ),
  );
  return combineEstimates(
    estimates.flatMap((estimate) => estimate ?? []),
    loanRequest,
    {
      asked: lenders.map(({ slug, name, mark_colour }) => ({ slug, name, mark_colour })),
      day: getIndianToday(),
      all,
    },
  );
}
