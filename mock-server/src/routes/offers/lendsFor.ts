import type { LoanProduct } from '@marketplace/shared/api';

interface Lends {
  product: 'personal_loan';
  business?: 1;
}

/** What a lender's record holds that lends for a product; all but gold come from the same lenders. */
export const lendsFor = (product: LoanProduct = 'personal_loan'): Lends => ({
  product: 'personal_loan',
  ...(product === 'business_loan' ? { business: 1 } : {}),
});
