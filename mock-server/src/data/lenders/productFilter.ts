import type { LenderRecord } from '../records';

interface ProductFilter {
  product: string;
  business?: 1;
}

/**
 * Returns the filter for lenders of a product. Lenders of personal loans also give business loans,
 * if their `business` flag is set.
 */
export const getProductFilter = (product = 'personal_loan'): ProductFilter =>
  product === 'business_loan' ? { product: 'personal_loan', business: 1 } : { product };

export function offersProduct(
  lender: Readonly<Pick<LenderRecord, 'product' | 'business'>>,
  wanted?: string,
): boolean {
  const { product, business } = getProductFilter(wanted);
  return lender.product === product && (business === undefined || lender.business === business);
}
