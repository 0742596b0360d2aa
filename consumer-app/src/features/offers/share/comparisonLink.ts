import type { LoanRequest } from '@marketplace/shared/lending';
import { isAllowedAmount, isAllowedTenure } from '../../../offers';
import { paths } from '../../../paths';
import { parseCompared } from '../list/sorting';

/** What a link to a comparison holds: no data of a person. */
export interface SharedComparison extends LoanRequest {
  lenders: readonly number[];
  /** The URL segment of the partner on whose pages it was made. */
  partner?: string | undefined;
}

/** Builds the address of a comparison that anyone may open. */
export function buildComparisonLink(shared: SharedComparison): string {
  const { lenders, amount, tenure_months, partner } = shared;
  const loan = `lenders=${lenders.join(',')}&amount=${amount}&months=${tenure_months}`;
  return `${paths.comparison}?${loan}${partner === undefined ? '' : `&partner=${partner}`}`;
}

/** Reads such an address; undefined if a part of it is missing or cannot be asked for. */
export function parseComparisonLink(params: URLSearchParams): SharedComparison | undefined {
  const lenders = parseCompared(params.get('lenders'));
  const amount = Number(params.get('amount'));
  const tenure_months = Number(params.get('months'));
  const [partner] = /^[\w-]{1,40}$/u.exec(params.get('partner') ?? '') ?? [];
  return lenders.length > 0 && isAllowedAmount(amount) && isAllowedTenure(tenure_months)
    ? { lenders, amount, tenure_months, ...(partner !== undefined && { partner }) }
    : undefined;
}
