/** Product types of the specification's products page in its order, followed by the optional ones. */
export const PRODUCT_TYPES = [
  'Personal Loans',
  'Gold Loans',
  'Business Loans',
  'Affordable Housing Loan',
  'Credit Cards',
  'Other Insurance',
  'Student Loans',
  '2-Wheeler Loans',
  'Car Loans',
  'Discount Vouchers',
] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

export function isProductType(value: unknown): value is ProductType {
  return PRODUCT_TYPES.some((type) => type === value);
}
