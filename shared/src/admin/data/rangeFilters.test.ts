import { expect, test } from 'vitest';
import { flattenRanges } from './rangeFilters';

test('a range becomes the two conditions that the server knows, and what is open says nothing', () => {
  expect(
    flattenRanges({
      q: 'x',
      status: ['a', 'b'],
      amount: { gte: 1, lte: 5 },
      created_at: { gte: '2026-01-01T00:00:00Z', lte: '' },
    }),
  ).toEqual({
    q: 'x',
    status: ['a', 'b'],
    amount_gte: 1,
    amount_lte: 5,
    created_at_gte: '2026-01-01T00:00:00Z',
  });
});
