import { expect, test } from 'vitest';
import { filterRows } from './filterRows';
import type { Filters } from '@marketplace/shared/admin';

const rows = [
  { id: 1, product: 'gold_loan', lender: 'Suvarna Gold' },
  { id: 2, product: 'personal_loan', lender: 'Suvarna Gold' },
  { id: 3, product: 'personal_loan', lender: 'नव Finance' },
];
const ids = (filters: Filters) =>
  filterRows(rows, filters, ({ lender }) => lender).map(({ id }) => id);

test('every filter has to fit', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ product: 'personal_loan' })).toEqual([2, 3]);
  expect(ids({ product: 'personal_loan', id: 2 })).toEqual([2]);
  expect(ids({ product: 'insurance' })).toEqual([]);
  expect(ids({ id: [1, 3], product: ['personal_loan', 'gold_loan'] })).toEqual([1, 3]);
});

test('each word is looked for, in any case and script', () => {
  expect(ids({ q: 'GOLD suv' })).toEqual([1, 2]);
  expect(ids({ q: 'नव' })).toEqual([3]);
  expect(ids({ q: '  ' })).toEqual([1, 2, 3]);
  expect(ids({ q: 'gold finance' })).toEqual([]);
});
