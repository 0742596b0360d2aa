import { computeApr } from './apr';
import { buildSchedule } from './computeEmi';
import { computePercent, toPaise, toRupees } from '../money';
import { clampTenure, getTenureRange } from '../eligibility/tenure';
import { computeMonthlyRate, getRateRange } from './pricing';
import type { BorrowerFacts } from '../eligibility/facts';
import type { LenderPricing } from '../terms';

/** GST on a lender's fees, per cent. */
export const PROCESSING_FEE_GST = 18;

/** The loan that is proposed to a borrower who has not asked for another: ₹ and months. */
export const PROPOSED_LOAN = { amount: 100_000, tenure_months: 24 } as const satisfies LoanRequest;

export interface LoanRequest {
  /** ₹. */
  amount: number;
  tenure_months: number;
}

/** One lender's offer with every figure that a page must show with it. Amounts in ₹. */
export interface Offer {
  lender_id: number;
  name: string;
  /** The wanted amount, cut to the lender's largest loan. */
  amount: number;
  /** The wanted tenure, moved into the lender's range, which ends before its age limit. */
  tenure_months: number;
  /** Per cent a month on the reducing balance. All other figures follow from it. */
  monthly_rate: number;
  /** Twelve times the monthly rate. */
  annual_rate: number;
  /** The lender's whole range, per cent a year. */
  annual_rate_min: number;
  annual_rate_max: number;
  /** 'score': the borrower's credit score sets the rate; 'highest': the score is unknown, so the highest rate applies. */
  rate_basis: 'score' | 'highest';
  /** Annual percentage rate, per cent a year, including fees and GST. */
  apr: number;
  emi: number;
  processing_fee: number;
  processing_fee_gst: number;
  /** ₹ that the borrower receives: the amount minus fee and GST. */
  net_disbursed: number;
  total_interest: number;
  total_repayment: number;
  /** Sum of interest, fee and GST. */
  total_cost: number;
  /** Per cent a month of the overdue amount; null where the lender has stated none. */
  penal_charge_percent: number | null;
  /** Per cent of the principal outstanding; null where the lender has stated none. */
  foreclosure_percent: number | null;
  /** All EMIs including this one, per cent of the monthly income; null when the income is unknown. */
  obligations_percent: number | null;
}

interface Charges {
  fee: number;
  gst: number;
  chargesPaise: number;
  netPaise: number;
}

function computeCharges({ processing_fees }: LenderPricing, amount: number): Charges {
  const fee = computePercent(amount, processing_fees ?? 0);
  const gst = computePercent(fee, PROCESSING_FEE_GST);
  const chargesPaise = toPaise(fee) + toPaise(gst);
  return { fee, gst, chargesPaise, netPaise: toPaise(amount) - chargesPaise };
}

const capAtLargest = (wanted: number, { loan_amount_upto }: LenderPricing): number =>
  Math.min(wanted, loan_amount_upto ?? wanted);

/** Whether `quoteOffer` has an offer: the lender has a rate, and its fees leave something of the loan. */
export function hasQuote(lender: LenderPricing, { amount }: LoanRequest): boolean {
  if (getRateRange(lender) === null) return false;
  // With GST, half of the loan in fees leaves a rest of every amount; exact arithmetic is slow over many borrowers.
  if ((lender.processing_fees ?? 0) <= 50 && amount >= 1) return true;
  return computeCharges(lender, capAtLargest(amount, lender)).netPaise > 0;
}

function toYearlyRate(monthlyRate: number): number {
  return Number((monthlyRate * 12).toFixed(4));
}

function computeShareOfIncome(
  instalment: number,
  { monthly_income, emi: others }: BorrowerFacts,
): number | null {
  if (monthly_income === null || monthly_income <= 0) return null;
  return Number((((instalment + (others ?? 0)) / monthly_income) * 100).toFixed(1));
}

/**
 * Computes a lender's offer for a borrower. `computeMonthlyRate` gives the rate for the credit score, the highest rate
 * without one. Does not check eligibility; `assessEligibility` does.
 * @returns null when the lender has no rate, or when its fees use up the whole loan.
 * @throws RangeError for an amount not above zero or a tenure that is not whole months.
 */
export function quoteOffer(
  lender: LenderPricing,
  facts: BorrowerFacts,
  loanRequest: LoanRequest,
): Offer | null {
  const range = getRateRange(lender);
  const monthlyRate = computeMonthlyRate(lender, facts.credit_score);
  if (range === null || monthlyRate === null) return null;
  const { lowest, highest } = range;
  const amount = capAtLargest(loanRequest.amount, lender);
  const tenureMonths = clampTenure(loanRequest.tenure_months, getTenureRange(lender, facts));
  const plan = buildSchedule({ principal: amount, monthlyRate, tenureMonths });

  const { fee, gst, chargesPaise, netPaise } = computeCharges(lender, amount);
  if (netPaise <= 0) return null;
  const net = toRupees(netPaise);
  return {
    lender_id: lender.lender_id,
    name: lender.name,
    amount,
    tenure_months: tenureMonths,
    monthly_rate: monthlyRate,
    annual_rate: toYearlyRate(monthlyRate),
    annual_rate_min: toYearlyRate(lowest),
    annual_rate_max: toYearlyRate(highest),
    rate_basis: facts.credit_score === null ? 'highest' : 'score',
    apr: computeApr(
      net,
      plan.instalments.map(({ payment }) => payment),
    ),
    emi: plan.emi,
    processing_fee: fee,
    processing_fee_gst: gst,
    net_disbursed: net,
    total_interest: plan.totalInterest,
    total_repayment: plan.totalRepayment,
    total_cost: toRupees(toPaise(plan.totalInterest) + chargesPaise),
    penal_charge_percent: lender.penal_charge_percent ?? null,
    foreclosure_percent: lender.foreclosure_percent ?? null,
    obligations_percent: computeShareOfIncome(plan.emi, facts),
  };
}
