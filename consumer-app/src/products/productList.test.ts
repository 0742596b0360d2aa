import { DEFAULT_FUNNEL } from '@marketplace/shared/schema';
import { expect, it } from 'vitest';
import { getShownProducts, PRODUCTS } from './productList';

it('lists the products of a funnel in its order, without those missing from the build', () => {
  const names = ['gold_loan', 'car_loan', 'personal_loan'];
  expect(getShownProducts(names).map(({ key }) => key)).toEqual(['gold', 'personal']);
});

it('lists all products without a funnel, or where the build has none of its products', () => {
  const all = PRODUCTS.filter(({ on }) => on);
  expect(getShownProducts()).toEqual(all);
  expect(getShownProducts(['car_loan'])).toEqual(all);
});

it('shows the same with the funnel that a partner starts from', () => {
  expect(DEFAULT_FUNNEL.products).toEqual(PRODUCTS.map(({ loan, code }) => loan ?? code));
  expect(getShownProducts(DEFAULT_FUNNEL.products)).toEqual(getShownProducts());
});
