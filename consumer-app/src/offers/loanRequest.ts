import { type LoanRequest, PROPOSED_LOAN } from '@marketplace/shared/lending';
import { LOAN_AMOUNT, LOAN_TENURE } from '@marketplace/shared/schema';
import { clearPersistedInput, persistInput, readPersistedInput } from '../session';

/** Allowed amounts in ₹ and tenures in months. */
export const AMOUNT = LOAN_AMOUNT;
export const TENURE = LOAN_TENURE;

const listSteps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) }, (_, index) => from + index * step);

/** Stops of the amount slider: small steps for small loans, large steps for large ones. */
export const AMOUNT_STOPS: readonly number[] = [
  ...listSteps(1_000, 10_000, 1_000),
  ...listSteps(10_000, 1_00_000, 5_000),
  ...listSteps(1_00_000, 5_00_000, 10_000),
  ...listSteps(5_00_000, 10_00_000, 25_000),
  ...listSteps(10_00_000, 50_00_000, 1_00_000),
  50_00_000,
];

/** Index of the slider stop nearest to an amount. */
export const findNearestStop = (amount: number): number => {
  let nearest = 0;
  for (const [index, stop] of AMOUNT_STOPS.entries()) {
    const best = AMOUNT_STOPS[nearest] ?? 0;
    if (Math.abs(stop - amount) < Math.abs(best - amount)) nearest = index;
  }
  return nearest;
};

export const isAllowedAmount = (amount: number | string | null): amount is number =>
  typeof amount === 'number' && amount >= AMOUNT.min && amount <= AMOUNT.max;

export const isAllowedTenure = (months: number | null): months is number =>
  months !== null && Number.isInteger(months) && months >= TENURE.min && months <= TENURE.max;

/** Parses a stored loan request; undefined if it is invalid. */
export const parseLoanRequest = (text: string | undefined): LoanRequest | undefined => {
  const [amount = Number.NaN, tenure = Number.NaN] = (text ?? '').split(' ').map(Number);
  return isAllowedAmount(amount) && isAllowedTenure(tenure)
    ? { amount, tenure_months: tenure }
    : undefined;
};

/**
 * The loan request nearest to an amount (`desired`, ₹) that is not allowed here, such as a recorded
 * home loan's. Undefined if the amount is null or allowed.
 */
export const toNearestLoanRequest = (desired: number | null): LoanRequest | undefined =>
  desired === null || isAllowedAmount(desired)
    ? undefined
    : {
        amount: Math.min(Math.max(desired, AMOUNT.min), AMOUNT.max),
        tenure_months: PROPOSED_LOAN.tenure_months,
      };

const KEY = 'offers ';

const getStorageKey = (desired: number | null): string => `${KEY}${desired ?? ''}`;

/**
 * The last loan request in this tab. It is stored per amount of the profile (`desired`, ₹), so that
 * a new amount starts afresh.
 */
export const getSavedLoanRequest = (desired: number | null): LoanRequest | undefined =>
  parseLoanRequest(readPersistedInput(getStorageKey(desired)));

export const saveLoanRequest = (desired: number | null, loanRequest: LoanRequest): void =>
  persistInput(getStorageKey(desired), serializeLoanRequest(loanRequest));

/** Forgets the loan requests of this tab, so that the offers page asks for the profile's. */
export const forgetLoanRequests = (): void => clearPersistedInput(KEY);

export const serializeLoanRequest = ({ amount, tenure_months }: LoanRequest): string =>
  `${amount} ${tenure_months}`;
