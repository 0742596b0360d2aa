import { DEFAULT_FUNNEL } from '@marketplace/shared/schema';
import { expect, it } from 'vitest';
import { findProduct, getProductCode, getShownProducts, PRODUCTS } from './productList';

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
