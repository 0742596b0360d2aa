import { expect, it } from 'vitest';
import { assessCommitments } from './commitments';

const check = (
  emis: number,
  emi: number,
  open_applications = 0,
  monthly_income: number | null = 50_000,
) => assessCommitments({ open_applications, emis, monthly_income }, emi);

it.each([
  // Exactly the share passes; a paisa more does not.
  [20_000, 10_000, [], false, 60],
  [20_000, 10_000.01, ['emis'], false, 60.1],
  [40_000, 10_000, ['emis'], false, 100],
  [40_000, 10_000.01, ['emis'], true, 100.1],
])('EMIs of %d and %d on an income of ₹50,000', (emis, emi, warnings, stop, percent) => {
  expect(check(emis, emi)).toMatchObject({ warnings, stop, percent });
});

it('warns of the third application, and of the income alone where it is known', () => {
  expect(check(0, 5_000, 1).warnings).toEqual([]);
  expect(check(0, 5_000, 2)).toMatchObject({ warnings: ['applications'], applications: 3 });
  expect(check(0, 5_000, 2, null)).toMatchObject({
    warnings: ['applications'],
    stop: false,
    percent: null,
  });
  expect(check(30_000, 5_000, 4).warnings).toEqual(['applications', 'emis']);
});
