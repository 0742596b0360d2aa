/** Product types of the specification's products page, in its order. */
export const PRODUCT_TYPES = [
  'Personal Loans',
  'Gold Loans',
  'Business Loans',
  'Affordable Housing Loan',
  'Credit Cards',
  'Other Insurance',
] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

export function isProductType(value: unknown): value is ProductType {
  return PRODUCT_TYPES.some((type) => type === value);
}

/** A product of the list; one that is off is not shown and cannot be chosen. */
export interface Product {
  id: string;
  type: ProductType;
  /** Key of its texts under `products` of the products page. */
  key: string;
  on: boolean;
}

/** The product switches: a product is on as soon as its whole way can be walked. */
export const PRODUCTS: readonly Product[] = [
  { id: '1', type: 'Personal Loans', key: 'personal', on: true },
  { id: '2', type: 'Gold Loans', key: 'gold', on: false },
  { id: '3', type: 'Business Loans', key: 'business', on: true },
  { id: '4', type: 'Affordable Housing Loan', key: 'housing', on: false },
  { id: '5', type: 'Credit Cards', key: 'cards', on: true },
  { id: '6', type: 'Other Insurance', key: 'insurance', on: false },
];
