import { toPaise, toRupees } from '../money';
import { computePercentOfIncome, isWithin } from './affordability';

/** What a borrower is committed to before a new application. */
export interface Commitments {
  open_applications: number;
  /** ₹ a month: the EMIs of other loans, of loans paid out here, and of open applications. */
  emis: number;
  /** ₹ a month; null when it is unknown. */
  monthly_income: number | null;
}

/** The application from which on a borrower is warned of their number. */
export const MANY_APPLICATIONS = 3;

/** Per cent of the income: EMIs above the first get a warning, above the second no application is taken. */
export const EMI_LIMITS = { warning: 60, stop: 100 } as const;

export interface CommitmentCheck {
  /** What the borrower has to be warned of before sending. */
  warnings: ('applications' | 'emis')[];
  /** The EMIs would take more than the whole income: the application is not taken. */
  stop: boolean;
  /** This application's number among the open ones. */
  applications: number;
  /** ₹ a month, with the new EMI. */
  emis: number;
  /** Per cent of the income; null when the income is unknown. */
  percent: number | null;
}

/** Checks what an application for a loan with an EMI (₹ a month) would add to a borrower's commitments. */
export function assessCommitments(
  { open_applications, emis, monthly_income: income }: Commitments,
  emi: number,
): CommitmentCheck {
  const applications = open_applications + 1;
  const instalment = toPaise(emi);
  const budget = (maxPercent: number) => ({ income: income ?? 0, otherEmis: emis, maxPercent });
  const isOver = (maxPercent: number) =>
    income !== null && !isWithin(instalment, budget(maxPercent));
  const stop = isOver(EMI_LIMITS.stop);
  const limit = stop ? EMI_LIMITS.stop : EMI_LIMITS.warning;
  return {
    warnings: [
      ...(applications >= MANY_APPLICATIONS ? (['applications'] as const) : []),
      ...(isOver(EMI_LIMITS.warning) ? (['emis'] as const) : []),
    ],
    stop,
    applications,
    emis: toRupees(toPaise(emis) + instalment),
    percent: income === null ? null : computePercentOfIncome(instalment, budget(limit)),
  };
}
