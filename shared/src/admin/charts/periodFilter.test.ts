import { expect, test } from 'vitest';
import { periodFilter } from './periodFilter';

test('days begin and end at midnight in India', () => {
  const [yesterday] = periodFilter('created_at', (key) => key, '2026-03-02').options;
  expect(yesterday).toEqual({
    value: 'yesterday',
    label: 'console.period.yesterday',
    filter: {
      created_at_gte: '2026-02-28T18:30:00.000Z',
      created_at_lt: '2026-03-01T18:30:00.000Z',
    },
  });
});
