import { computePercent, toPaise, toRupees } from '../money';
import { computeApr } from './apr';
import { buildSchedule, type Loan, type Schedule } from './computeEmi';
import { PROCESSING_FEE_GST } from './offer';

export interface BalanceTransferRequest {
  /** What is owed today, at which rate and for how many months still. */
  current: Loan;
  /** Per cent of what is owed that the present lender charges for the closure, before GST. */
  closurePercent: number;
  /** The new loan of the same amount: per cent a month, months, and the fee in per cent before GST. */
  monthlyRate: number;
  tenureMonths: number;
  feePercent: number;
}

/** What moving a loan to another lender changes. Amounts in ₹. */
export interface BalanceTransfer {
  emi: number;
  newEmi: number;
  charge: number;
  charge_gst: number;
  fee: number;
  fee_gst: number;
  /** Charge, fee and the GST on both, due at once. */
  costs: number;
  /** All interest still to pay, here and there. */
  interest: number;
  newInterest: number;
  /** All that is still to pay: here, and there with the costs. */
  stay: number;
  move: number;
  /** The difference of both; below zero if moving costs more. */
  saved: number;
  /** The APR of the new loan with its fee and GST; null if the fee uses up the loan. */
  apr: number | null;
  /** The month from which the interest saved stays above the costs; null if it never does. */
  paysOffMonth: number | null;
}

/** The interest of each month in paise, 0 after the last. */
const getInterest = ({ instalments }: Schedule, index: number): number =>
  toPaise(instalments[index]?.interest ?? 0);

function findPayOff(stay: Schedule, move: Schedule, costs: number): number | null {
  const months = Math.max(stay.instalments.length, move.instalments.length);
  let saved = -costs;
  let since: number | null = null;
  for (let index = 0; index < months; index += 1) {
    saved += getInterest(stay, index) - getInterest(move, index);
    if (saved <= 0) since = null;
    else since ??= index + 1;
  }
  return since;
}

/**
 * Compares a loan that goes on with the same amount at another lender, by the schedules of `buildSchedule`. The costs
 * are paid at once and not borrowed.
 * @throws RangeError as `buildSchedule` does.
 */
export function computeBalanceTransfer(request: BalanceTransferRequest): BalanceTransfer {
  const { current, closurePercent, monthlyRate, tenureMonths, feePercent } = request;
  const { principal } = current;
  const stay = buildSchedule(current);
  const move = buildSchedule({ principal, monthlyRate, tenureMonths });
  const charge = computePercent(principal, closurePercent);
  const fee = computePercent(principal, feePercent);
  const charge_gst = computePercent(charge, PROCESSING_FEE_GST);
  const fee_gst = computePercent(fee, PROCESSING_FEE_GST);
  const costs = [charge, charge_gst, fee, fee_gst].reduce((sum, each) => sum + toPaise(each), 0);
  const net = toPaise(principal) - toPaise(fee) - toPaise(fee_gst);
  const moving = toPaise(move.totalRepayment) + costs;
  return {
    emi: stay.emi,
    newEmi: move.emi,
    charge,
    charge_gst,
    fee,
    fee_gst,
    costs: toRupees(costs),
    interest: stay.totalInterest,
    newInterest: move.totalInterest,
    stay: stay.totalRepayment,
    move: toRupees(moving),
    saved: toRupees(toPaise(stay.totalRepayment) - moving),
    apr:
      net > 0
        ? computeApr(
            toRupees(net),
            move.instalments.map(({ payment }) => payment),
          )
        : null,
    paysOffMonth: findPayOff(stay, move, costs),
  };
}
