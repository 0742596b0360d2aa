import { expect, test } from 'vitest';
import { toInstant } from './dateFilters';

test('days begin and end at midnight in India', () => {
  expect(toInstant('2026-03-01', 'gte')).toBe('2026-02-28T18:30:00.000Z');
  expect(toInstant('2026-03-01', 'lte')).toBe('2026-03-01T18:29:59.999Z');
  expect(toInstant('', 'gte')).toBe('');
});
