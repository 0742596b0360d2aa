import type { LoanRequest } from '@marketplace/shared/lending';

/** Amounts (₹) and tenures (months) that one tap chooses. */
export const AMOUNT_CHIPS = [50_000, 1_00_000, 3_00_000, 5_00_000] as const;
export const TENURE_CHIPS = [12, 24, 36, 48, 60] as const;

export const buildLoanQuery = ({ amount, tenure_months }: Readonly<LoanRequest>): string =>
  `?amount=${amount}&tenure_months=${tenure_months}`;

/** The loan of an address that a chip leads to; undefined for any other query. */
export function parseLoanQuery(query: URLSearchParams): LoanRequest | undefined {
  const amount = AMOUNT_CHIPS.find((chip) => query.get('amount') === String(chip));
  const tenure_months = TENURE_CHIPS.find((chip) => query.get('tenure_months') === String(chip));
  return amount && tenure_months ? { amount, tenure_months } : undefined;
}
