import { computePercentOfPaise, toPaise, toRupees } from '../money';

/** A loan repaid in equal monthly instalments on the reducing balance. */
export interface Loan {
  /** ₹. */
  principal: number;
  /** Per cent a month; 0 is allowed. */
  monthlyRate: number;
  /** Whole months, at least 1. */
  tenureMonths: number;
  /**
   * 'paisa' (the default) rounds the instalment half up to the paisa; 'rupee' rounds it up to the whole rupee,
   * so that the last instalment is the smaller one.
   */
  rounding?: 'paisa' | 'rupee';
  /** ₹; an agreed instalment in place of the computed one, which repays the loan sooner if it is higher. */
  emi?: number;
}

/** One month of the repayment schedule, ₹. */
export interface Instalment {
  /** 1 for the first month. */
  number: number;
  payment: number;
  interest: number;
  principal: number;
  /** Principal still owed after the payment. */
  balance: number;
}

/** A whole repayment schedule, ₹. */
export interface Schedule {
  /** The equal instalment; only the last may differ from it. */
  emi: number;
  instalments: readonly Instalment[];
  totalInterest: number;
  totalRepayment: number;
}

function validateLoan({ principal, monthlyRate, tenureMonths }: Loan): void {
  if (!(principal > 0)) throw new RangeError('principal must be above zero');
  if (!(monthlyRate >= 0)) throw new RangeError('monthly rate must not be negative');
  if (!Number.isInteger(tenureMonths) || tenureMonths < 1)
    throw new RangeError('tenure must be whole months, at least one');
}

/** The equal monthly instalment as `computeEmi` gives it, in paise. */
export function computeEmiPaise(loan: Loan): number {
  validateLoan(loan);
  if (loan.emi !== undefined) return toPaise(loan.emi);
  const rate = loan.monthlyRate / 100;
  const principal = toPaise(loan.principal);
  // expm1 and log1p keep the annuity factor exact for rates near zero.
  const exact =
    rate === 0
      ? principal / loan.tenureMonths
      : (principal * rate) / -Math.expm1(-loan.tenureMonths * Math.log1p(rate));
  return loan.rounding === 'rupee'
    ? Math.ceil(Number((exact / 100).toFixed(6))) * 100
    : Math.floor(exact + 0.5);
}

/**
 * The equal monthly instalment in ₹: P·r / (1 − (1 + r)^−n).
 * @throws RangeError for a principal not above zero, a negative rate or a tenure that is not whole months.
 */
export function computeEmi(loan: Loan): number {
  return toRupees(computeEmiPaise(loan));
}

/**
 * The month-by-month schedule. Interest is rounded half up to the paisa each month, and the last instalment takes
 * what rounding has left over, so that the principal parts add up to the principal exactly. Where rounding up to
 * the rupee or an agreed instalment repays the loan early, the schedule ends early.
 * @throws RangeError as `computeEmi` does.
 */
export function buildSchedule(loan: Loan): Schedule {
  const payment = computeEmiPaise(loan);
  const borrowed = toPaise(loan.principal);
  const instalments: Instalment[] = [];
  let balance = borrowed;
  let paid = 0;
  for (let number = 1; number <= loan.tenureMonths && balance > 0; number += 1) {
    const interest = computePercentOfPaise(balance, loan.monthlyRate);
    const principal =
      number === loan.tenureMonths ? balance : Math.min(payment - interest, balance);
    balance -= principal;
    paid += principal + interest;
    instalments.push({
      number,
      payment: toRupees(principal + interest),
      interest: toRupees(interest),
      principal: toRupees(principal),
      balance: toRupees(balance),
    });
  }
  return {
    emi: toRupees(payment),
    instalments,
    totalInterest: toRupees(paid - borrowed),
    totalRepayment: toRupees(paid),
  };
}
