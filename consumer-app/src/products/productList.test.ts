import { DEFAULT_FUNNEL } from '@marketplace/shared/schema';
import { expect, it } from 'vitest';
import {
  findProduct,
  getProductCode,
  getShownLenders,
  getShownProducts,
  PRODUCTS,
} from './productList';

it('lists the products of a funnel in its order, without unknown ones', () => {
  const names = ['gold_loan', 'nothing', 'personal_loan'];
  expect(getShownProducts(names).map(({ key }) => key)).toEqual(['gold', 'personal']);
});

it('lists all ten products without a funnel, or where it names none of them', () => {
  expect(PRODUCTS).toHaveLength(10);
  expect(getShownProducts()).toEqual(PRODUCTS);
  expect(getShownProducts(['nothing'])).toEqual(PRODUCTS);
});

it('shows the same with the funnel that a partner starts from', () => {
  expect(DEFAULT_FUNNEL.products).toEqual(PRODUCTS.map(getProductCode));
  expect(getShownProducts(DEFAULT_FUNNEL.products)).toEqual(PRODUCTS);
});

it.each(PRODUCTS)('finds $type by number, name and code', (product) => {
  for (const name of [product.id, product.type, getProductCode(product).toUpperCase()])
    expect(findProduct(` ${name} `)).toBe(product);
});

const LENDERS = PRODUCTS.map((product) => ({ product: getProductCode(product) })).filter(
  ({ product }) => product !== 'business_loan',
);

it.each(PRODUCTS)('lists no lender of another product where only $type is on', (product) => {
  const code = getProductCode(product);
  // Lenders of personal loans also give business loans.
  const expected = code === 'business_loan' ? 'personal_loan' : code;
  expect(getShownLenders(LENDERS, [code])).toEqual([{ product: expected }]);
});

it.each(PRODUCTS)('lists no lender of $type where it is off', (product) => {
  const code = getProductCode(product);
  const names = PRODUCTS.map(getProductCode).filter((name) => name !== code);
  const shown = getShownLenders(LENDERS, names).map((lender) => lender.product);
  const also = code === 'personal_loan' ? [code] : [];
  expect(shown).toEqual(
    LENDERS.map((lender) => lender.product).filter((one) => one !== code || also.includes(one)),
  );
});
