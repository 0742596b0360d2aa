import type { LoanProduct } from '@marketplace/shared/api';
import type { LenderRecord } from '../../data/records';

interface Lends {
  product: 'personal_loan';
  business?: 1;
}

/** What a lender's record holds that lends for a product; all but gold come from the same lenders. */
export const lendsFor = (product: LoanProduct = 'personal_loan'): Lends => ({
  product: 'personal_loan',
  ...(product === 'business_loan' ? { business: 1 } : {}),
});

/** Whether a lender lends for a product. */
export function lendsTo(
  lender: Readonly<Pick<LenderRecord, 'product' | 'business'>>,
  wanted?: LoanProduct,
): boolean {
  const { product, business } = lendsFor(wanted);
  return lender.product === product && (business === undefined || lender.business === business);
}
