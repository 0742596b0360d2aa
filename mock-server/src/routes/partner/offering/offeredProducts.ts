import { LOAN_PRODUCTS } from '@marketplace/shared/api';
import { OFFERED_PRODUCTS } from '@marketplace/shared/schema';
import { notFound } from '../../../httpError';
import { getProductFilter } from '../../borrower/offers/productFilter';

/** Returns the filter for a product's live lenders; throws 404 for a product that no partner offers. */
export function requireProductFilter(product: string) {
  if (!OFFERED_PRODUCTS.includes(product)) throw notFound();
  const loan = LOAN_PRODUCTS.find((one) => one === product);
  return {
    deleted_at: null,
    lender_status: 1,
    ...(loan ? getProductFilter(loan) : { product }),
  };
}
