import type { LoanProduct } from '@marketplace/shared/api';
import type { LenderRecord } from '../../data/records';

interface ProductFilter {
  product: Exclude<LoanProduct, 'business_loan'>;
  business?: 1;
}

/** What a lender's record holds that lends for a product; business loans come from lenders of personal ones. */
export const getProductFilter = (product: LoanProduct = 'personal_loan'): ProductFilter =>
  product === 'business_loan' ? { product: 'personal_loan', business: 1 } : { product };

/** Whether a lender lends for a product. */
export function offersProduct(
  lender: Readonly<Pick<LenderRecord, 'product' | 'business'>>,
  wanted?: LoanProduct,
): boolean {
  const { product, business } = getProductFilter(wanted);
  return lender.product === product && (business === undefined || lender.business === business);
}
