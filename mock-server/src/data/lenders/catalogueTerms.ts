import { type CatalogueTerms, combineTerms, computeLenderTerms } from '@marketplace/shared/lending';
import type { Reader } from '../../store/port';
import { findLendingLenders } from './lenderOutages';
import { cacheByPricing } from './pricingCache';
import type { Collections } from '../records';

const cached = cacheByPricing<CatalogueTerms>();

/** Returns the combined terms of all lenders that lend now. */
export async function readCatalogueTerms(reader: Reader<Collections>): Promise<CatalogueTerms> {
  const lenders = await findLendingLenders(reader);
  return combineTerms(lenders.map((lender) => cached(lender, () => computeLenderTerms(lender))));
}
