import type { LoanRequest } from '@marketplace/shared/lending';
import { isAllowedAmount, isAllowedTenure } from '../../../offers';
import { paths } from '../../../paths';
import { parseCompared } from '../list/sorting';

/** What a link to a comparison holds: no data of a person. */
export interface SharedComparison extends LoanRequest {
  lenders: readonly number[];
}

/** Builds the address of a comparison that anyone may open. */
export const buildComparisonLink = ({ lenders, amount, tenure_months }: SharedComparison): string =>
  `${paths.comparison}?lenders=${lenders.join(',')}&amount=${amount}&months=${tenure_months}`;

/** Reads such an address; undefined if a part of it is missing or cannot be asked for. */
export function parseComparisonLink(params: URLSearchParams): SharedComparison | undefined {
  const lenders = parseCompared(params.get('lenders'));
  const amount = Number(params.get('amount'));
  const tenure_months = Number(params.get('months'));
  return lenders.length > 0 && isAllowedAmount(amount) && isAllowedTenure(tenure_months)
    ? { lenders, amount, tenure_months }
    : undefined;
}
