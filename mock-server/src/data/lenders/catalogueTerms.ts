import { LOAN_PRODUCTS } from '@marketplace/shared/api';
import { type CatalogueTerms, combineTerms, computeLenderTerms } from '@marketplace/shared/lending';
import type { Reader } from '../../store/port';
import { findLendingLenders } from './lenderOutages';
import { cacheByPricing } from './pricingCache';
import type { Collections } from '../records';

const cached = cacheByPricing<CatalogueTerms>();

/** The products whose offers the borrower compares here; for others a lender calls. */
const COMPARED = [...LOAN_PRODUCTS, 'gold_loan'];

/** Returns the combined terms of all lenders that lend now and are compared. */
export async function readCatalogueTerms(reader: Reader<Collections>): Promise<CatalogueTerms> {
  const lenders = await findLendingLenders(reader, { product: COMPARED });
  return combineTerms(lenders.map((lender) => cached(lender, () => computeLenderTerms(lender))));
}
