import type { LoanProduct } from '@marketplace/shared/api';
import type { ProductType } from '../productTypes';

/** A product of the marketplace. */
export interface Product {
  id: string;
  type: ProductType;
  /** Key of its texts under `products` in the products page's texts. */
  key: string;
  /** The server's name of the loan, if the product leads to the comparison of offers. */
  loan?: LoanProduct;
  /** The server's name of a product without offers. */
  code?: string;
}

export const PRODUCTS: readonly Product[] = [
  { id: '1', type: 'Personal Loans', key: 'personal', loan: 'personal_loan' },
  { id: '2', type: 'Gold Loans', key: 'gold', code: 'gold_loan' },
  { id: '3', type: 'Business Loans', key: 'business', loan: 'business_loan' },
  { id: '4', type: 'Affordable Housing Loan', key: 'housing', code: 'housing_loan' },
  { id: '5', type: 'Credit Cards', key: 'cards', code: 'credit_card' },
  { id: '6', type: 'Other Insurance', key: 'insurance', code: 'insurance' },
  { id: '7', type: 'Student Loans', key: 'student', loan: 'student_loan' },
  { id: '8', type: '2-Wheeler Loans', key: 'two_wheeler', loan: 'two_wheeler_loan' },
  { id: '9', type: 'Car Loans', key: 'car', loan: 'car_loan' },
  { id: '10', type: 'Discount Vouchers', key: 'voucher', code: 'voucher' },
];

/** The server's name of the chosen loan; the personal loan if none is chosen. */
export const getLoanProduct = (type: ProductType | undefined): LoanProduct =>
  PRODUCTS.find((product) => product.type === type)?.loan ?? 'personal_loan';

/** The server's name of a product, by which a funnel and a lender's record name it. */
export const getProductCode = ({ loan, code }: Product): string => loan ?? code ?? '';

/**
 * The products to list, by the server's names that a partner's funnel gives, in its order; all of them
 * without a funnel, or where it names none of them.
 */
export function getShownProducts(names: readonly string[] = []): readonly Product[] {
  const chosen = names.flatMap(
    (name) => PRODUCTS.find((product) => getProductCode(product) === name) ?? [],
  );
  return chosen.length > 0 ? chosen : PRODUCTS;
}

/** Finds a product by its number, its name or the server's name, ignoring letter case. */
export function findProduct(name: string | null | undefined): Product | undefined {
  const wanted = name?.trim().toLowerCase();
  if (!wanted) return undefined;
  return PRODUCTS.find((product) =>
    [product.id, product.type.toLowerCase(), getProductCode(product)].includes(wanted),
  );
}
