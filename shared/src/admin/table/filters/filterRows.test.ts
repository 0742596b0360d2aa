import { expect, test } from 'vitest';
import { filterRows } from './filterRows';
import type { Filters } from '../list/LocalList';

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

test('a field of several values fits by one of them, and a range has open ends', () => {
  const signed = [
    { id: 1, signs: ['pan', 'email'], amount: 5 },
    { id: 2, signs: ['mobile'], amount: null },
    { id: 3, signs: [], amount: 9 },
  ];
  const found = (filters: Filters) => filterRows(signed, filters, () => '').map(({ id }) => id);
  expect(found({ signs: ['email', 'mobile'] })).toEqual([1, 2]);
  expect(found({ amount: { gte: 5, lte: 8 } })).toEqual([1]);
  expect(found({ amount: { gte: 6, lte: '' } })).toEqual([3]);
  expect(found({ amount: { gte: '', lte: '' } })).toEqual([1, 2, 3]);
});

test('each word is looked for, in any case and script', () => {
  expect(ids({ q: 'GOLD suv' })).toEqual([1, 2]);
  expect(ids({ q: 'नव' })).toEqual([3]);
  expect(ids({ q: '  ' })).toEqual([1, 2, 3]);
  expect(ids({ q: 'gold finance' })).toEqual([]);
});
