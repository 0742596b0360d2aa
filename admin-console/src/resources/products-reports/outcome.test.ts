import { expect, test } from 'vitest';
import { sumOutcomes, computeRate } from './outcome';

test('a rate has one decimal, and there is none without applications', () => {
  expect(computeRate(1, 3)).toBe(33.3);
  expect(computeRate(2, 3)).toBe(66.7);
  expect(computeRate(0, 5)).toBe(0);
  expect(computeRate(0, 0)).toBeUndefined();
});

test('sums are over every row', () => {
  const row = {
    applications: 3,
    approved: 2,
    disbursals: 1,
    amount: 90_000,
    disbursed_amount: 30_000,
  };
  expect(sumOutcomes([row, row])).toEqual({
    applications: 6,
    approved: 4,
    disbursals: 2,
    amount: 180_000,
    disbursed_amount: 60_000,
  });
  expect(sumOutcomes([])).toMatchObject({ applications: 0, amount: 0 });
});
