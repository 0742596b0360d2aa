import { expect, it } from 'vitest';
import { coolingOffEnd } from './coolingOffEnd';

it.each([
  ['2026-11-20', 3, '2026-11-23'],
  ['2026-12-30', 3, '2027-01-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-20', 0, '2026-11-20'],
])('paid out on %s with %i days ends on %s', (paid, days, end) => {
  expect(coolingOffEnd(paid, days)).toBe(end);
});
