import {
  type CatalogueTerms,
  combineTerms,
  type PricedLender,
  computeLenderTerms,
} from '@marketplace/shared/lending';
import type { Reader } from '../../store/port';
import { findLendingLenders } from './lenderOutages';
import type { Collections } from '../records';

/** Caches the terms by their inputs, because lenders seldom change and computing an APR is slow. */
const termsCache = new Map<string, CatalogueTerms>();
const MAX_CACHED = 50_000;

function getCachedTerms(lender: PricedLender): CatalogueTerms {
  const { apr_min, apr_max, tenure_min, tenure, processing_fees } = lender;
  const { min_loan_amount, loan_amount_upto } = lender;
  const key = JSON.stringify([
    apr_min,
    apr_max,
    tenure_min,
    tenure,
    processing_fees,
    min_loan_amount,
    loan_amount_upto,
  ]);
  const found = termsCache.get(key) ?? computeLenderTerms(lender);
  if (termsCache.size >= MAX_CACHED) termsCache.clear();
  termsCache.set(key, found);
  return found;
}

/** Returns the combined terms of all lenders that lend now. */
export async function readCatalogueTerms(reader: Reader<Collections>): Promise<CatalogueTerms> {
  return combineTerms((await findLendingLenders(reader)).map(getCachedTerms));
}
