import type { LoanProduct } from '@marketplace/shared/api';
import { env } from '../env';
import type { ProductType } from '../productTypes';

/** A product; one that is off is not shown and cannot be chosen. */
export interface Product {
  id: string;
  type: ProductType;
  /** Key of its texts under `products` in the products page's texts. */
  key: string;
  on: boolean;
  /** The server's name of the loan, if the product leads to the comparison of offers. */
  loan?: LoanProduct;
  /** The server's name of a product without offers. */
  code?: string;
}

/** Whether the build's settings enable an optional product. */
const isEnabled = (key: string): boolean => env.moreProducts.includes(key);

/** All products, with a switch each. */
export const PRODUCTS: readonly Product[] = [
  { id: '1', type: 'Personal Loans', key: 'personal', on: true, loan: 'personal_loan' },
  { id: '2', type: 'Gold Loans', key: 'gold', on: true, code: 'gold_loan' },
  { id: '3', type: 'Business Loans', key: 'business', on: true, loan: 'business_loan' },
  {
    id: '4',
    type: 'Affordable Housing Loan',
    key: 'housing',
    on: true,
    code: 'housing_loan',
  },
  { id: '5', type: 'Credit Cards', key: 'cards', on: true, code: 'credit_card' },
  { id: '6', type: 'Other Insurance', key: 'insurance', on: true, code: 'insurance' },
  {
    id: '7',
    type: 'Student Loans',
    key: 'student',
    on: isEnabled('student'),
    loan: 'student_loan',
  },
  {
    id: '8',
    type: '2-Wheeler Loans',
    key: 'two_wheeler',
    on: isEnabled('two_wheeler'),
    loan: 'two_wheeler_loan',
  },
  { id: '9', type: 'Car Loans', key: 'car', on: isEnabled('car'), loan: 'car_loan' },
  {
    id: '10',
    type: 'Discount Vouchers',
    key: 'voucher',
    on: isEnabled('voucher'),
    code: 'voucher',
  },
];

/** The server's name of the chosen loan; the personal loan if none is chosen. */
export const getLoanProduct = (type: ProductType | undefined): LoanProduct =>
  PRODUCTS.find((product) => product.type === type)?.loan ?? 'personal_loan';

/**
 * The products to list, by the server's names that a partner's funnel gives, in its order; all of them
 * without a funnel, or where this build has none of the funnel's.
 */
export function getShownProducts(names: readonly string[] = []): readonly Product[] {
  const shown = PRODUCTS.filter(({ on }) => on);
  const chosen = names.flatMap(
    (name) => shown.find(({ loan, code }) => (loan ?? code) === name) ?? [],
  );
  return chosen.length > 0 ? chosen : shown;
}

/**
 * Finds a product by its number, its name or the server's name, ignoring letter case; undefined if
 * it is off.
 */
export function findProduct(name: string | null | undefined): Product | undefined {
  const wanted = name?.trim().toLowerCase();
  if (!wanted) return undefined;
  return PRODUCTS.find(
    ({ on, id, type, loan, code }) =>
      on && [id, type.toLowerCase(), loan, code].some((known) => known === wanted),
  );
}
