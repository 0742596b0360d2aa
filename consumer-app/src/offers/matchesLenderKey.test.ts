import { expect, it } from 'vitest';
import { matchesLenderKey } from './productLenders';

const lender = { lender_id: 4, slug: 'old-name', name: 'Dhruvtara-Capital' };

it.each(['4', 'old-name', 'dhruvtara-capital', 'Dhruvtara-Capital'])(
  '%s names the lender',
  (key) => {
    expect(matchesLenderKey(lender, key)).toBe(true);
  },
);

it.each(['', '40', 'dhruvtara'])('%j does not', (key) => {
  expect(matchesLenderKey(lender, key)).toBe(false);
});
