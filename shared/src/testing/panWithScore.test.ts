import { expect, it } from 'vitest';
import { panWithScore } from './panWithScore';

it('gives each owner their own PAN, even where a thousand have the same score', () => {
  const owners = Array.from({ length: 1_000 }, (_, index) => `owner ${index}`);
  expect(new Set(owners.map((owner) => panWithScore(owner, 752)))).toHaveProperty(
    'size',
    owners.length,
  );
});

it('gives an owner the same valid PAN of an individual each time', () => {
  expect(panWithScore('9876543210', 752)).toMatch(/^ABCP[A-Z]\d{4}[A-Z]$/);
  expect(panWithScore('9876543210', 752)).toBe(panWithScore('9876543210', 752));
});
