import { expect, test } from 'vitest';
import { periodFilters } from './periodFilter';

test('days begin and end at midnight in India', () => {
  const [yesterday] = periodFilters('created_at', '2026-03-02');
  expect(yesterday).toEqual({
    preset: 'yesterday',
    filter: {
      created_at_gte: '2026-02-28T18:30:00.000Z',
      created_at_lte: '2026-03-01T18:29:59.999Z',
    },
  });
});
