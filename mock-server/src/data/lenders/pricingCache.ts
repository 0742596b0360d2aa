import type { PricedLender } from '@marketplace/shared/lending';

const MAX_CACHED = 50_000;

/**
 * Caches what is computed from lenders' prices by these prices, because lenders seldom change and computing an APR is
 * slow. `key` names what else the result depends on.
 */
export function cacheByPricing<T>(): (lender: PricedLender, compute: () => T, key?: string) => T {
  const cache = new Map<string, { result: T }>();
  return (lender, compute, key = '') => {
    const { lender_id, name, apr_min, apr_max, tenure_min, tenure, processing_fees } = lender;
    const { min_loan_amount, loan_amount_upto } = lender;
    const inputs = JSON.stringify([
      lender_id,
      name,
      apr_min,
      apr_max,
      tenure_min,
      tenure,
      processing_fees,
      min_loan_amount,
      loan_amount_upto,
      key,
    ]);
    const found = cache.get(inputs) ?? { result: compute() };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(inputs, found);
    return found.result;
  };
}
