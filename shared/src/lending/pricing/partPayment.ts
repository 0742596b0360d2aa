import { computePercent, toPaise, toRupees } from '../money';
import { buildSchedule, type Instalment, type Loan } from './computeEmi';
import { PROCESSING_FEE_GST } from './offer';

/** What becomes smaller by a part-payment: the number of EMIs, or each of them. */
export type PartPaymentKeep = 'emi' | 'tenure';

export interface PartPaymentRequest {
  loan: Loan;
  /** The EMI with which the sum is paid, from 1 to the one before the last. */
  month: number;
  /** ₹ paid besides the EMI; what is above the balance counts as the balance. */
  amount: number;
  /** Per cent of the sum that the lender charges, before GST. */
  chargePercent: number;
  /** 'emi' keeps the EMI and ends the loan sooner; 'tenure' keeps the last month and lowers the EMI. */
  keep: PartPaymentKeep;
}

/** What a part-payment changes. Amounts in ₹. */
export interface PartPayment {
  /** Owed after the EMI of the month. */
  balance: number;
  paid: number;
  charge: number;
  gst: number;
  emi: number;
  /** 0 if the loan ends with the sum. */
  newEmi: number;
  /** EMIs still to pay after the sum, and those that it spares. */
  monthsLeft: number;
  monthsSaved: number;
  /** The interest after the EMI of the month, without the sum and with it. */
  interest: number;
  newInterest: number;
  interestSaved: number;
  /** The interest saved, minus charge and GST; below zero if the charge is higher. */
  saved: number;
  /** The instalments after the sum, from number 1. */
  rest: readonly Instalment[];
}

/**
 * Computes what a sum saves that is paid beside the EMI of a month, by the schedules of `buildSchedule`.
 * @throws RangeError as `buildSchedule` does, and for a month without an EMI after it.
 */
export function computePartPayment(request: PartPaymentRequest): PartPayment {
  const { loan, month, amount, chargePercent, keep } = request;
  const plan = buildSchedule(loan);
  const later = plan.instalments.slice(month);
  const balance = plan.instalments[month - 1]?.balance;
  if (balance === undefined || later.length === 0)
    throw new RangeError('month must have an instalment after it');
  const paid = Math.min(amount, balance);
  const principal = toRupees(toPaise(balance) - toPaise(paid));
  const isSameEmi = keep === 'emi' || paid === 0;
  const rest =
    principal === 0
      ? undefined
      : buildSchedule({
          principal,
          monthlyRate: loan.monthlyRate,
          tenureMonths: later.length,
          ...(isSameEmi && { emi: plan.emi }),
        });
  const charge = computePercent(paid, chargePercent);
  const gst = computePercent(charge, PROCESSING_FEE_GST);
  const due = later.reduce((total, { interest }) => total + toPaise(interest), 0);
  const newInterest = rest?.totalInterest ?? 0;
  const interestSaved = due - toPaise(newInterest);
  const instalments = rest?.instalments ?? [];
  return {
    balance,
    paid,
    charge,
    gst,
    emi: plan.emi,
    newEmi: rest?.emi ?? 0,
    monthsLeft: instalments.length,
    monthsSaved: later.length - instalments.length,
    interest: toRupees(due),
    newInterest,
    interestSaved: toRupees(interestSaved),
    saved: toRupees(interestSaved - toPaise(charge) - toPaise(gst)),
    rest: instalments,
  };
}
