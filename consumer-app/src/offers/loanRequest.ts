import { persistInput, readPersistedInput } from '../form/persistedInput';

/** What the borrower asks for: ₹ and months. */
export interface LoanRequest {
  amount: number;
  tenure_months: number;
}

/** ₹ that may be asked for: from the smallest to the largest loan that the lenders' table knows. */
export const AMOUNT = { min: 1_000, max: 50_00_000 } as const;
/** Months; terms go up to 60. */
export const TENURE = { min: 3, max: 60 } as const;

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) }, (_, index) => from + index * step);

/** Amounts of the slider: fine where loans are small, coarse where they are large. */
export const AMOUNT_STOPS: readonly number[] = [
  ...steps(1_000, 10_000, 1_000),
  ...steps(10_000, 1_00_000, 5_000),
  ...steps(1_00_000, 5_00_000, 10_000),
  ...steps(5_00_000, 10_00_000, 25_000),
  ...steps(10_00_000, 50_00_000, 1_00_000),
  50_00_000,
];

/** The place on the slider nearest to an amount. */
export const nearestStop = (amount: number): number => {
  let nearest = 0;
  for (const [index, stop] of AMOUNT_STOPS.entries()) {
    const best = AMOUNT_STOPS[nearest] ?? 0;
    if (Math.abs(stop - amount) < Math.abs(best - amount)) nearest = index;
  }
  return nearest;
};

export const isAllowedAmount = (amount: number | null): amount is number =>
  amount !== null && amount >= AMOUNT.min && amount <= AMOUNT.max;

export const isAllowedTenure = (months: number): boolean =>
  Number.isInteger(months) && months >= TENURE.min && months <= TENURE.max;

/** A wish from what a tab remembers; undefined for anything that is none. */
export const parseLoanRequest = (text: string | undefined): LoanRequest | undefined => {
  const [amount = Number.NaN, tenure = Number.NaN] = (text ?? '').split(' ').map(Number);
  return isAllowedAmount(amount) && isAllowedTenure(tenure)
    ? { amount, tenure_months: tenure }
    : undefined;
};

/** Months that are proposed where nothing was said. */
const USUAL_TENURE = 24;

/**
 * What is asked for in place of an amount (`desired`, ₹) that may not be, as a home loan's may be on record: the
 * nearest that may. Undefined where there is nothing to replace.
 */
export const nearestLoanRequest = (desired: number | null): LoanRequest | undefined =>
  desired === null || isAllowedAmount(desired)
    ? undefined
    : {
        amount: Math.min(Math.max(desired, AMOUNT.min), AMOUNT.max),
        tenure_months: USUAL_TENURE,
      };

const memory = (desired: number | null): string => `offers ${desired ?? ''}`;

/** What was asked for last in this tab; a profile that asks for another amount (`desired`, ₹) starts anew. */
export const getSavedLoanRequest = (desired: number | null): LoanRequest | undefined =>
  parseLoanRequest(readPersistedInput(memory(desired)));

export const saveLoanRequest = (desired: number | null, wish: LoanRequest): void =>
  persistInput(memory(desired), serializeLoanRequest(wish));

export const serializeLoanRequest = ({ amount, tenure_months }: LoanRequest): string =>
  `${amount} ${tenure_months}`;
