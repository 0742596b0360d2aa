import { annualPercentageRate } from './apr';
import { buildSchedule } from './computeEmi';
import { percentOf, toPaise, toRupees } from './money';
import { clampTenure, monthlyRateFor, rateRange } from './pricing';
import type { BorrowerFacts, LenderPricing } from './terms';

/** GST on a lender's fees, per cent. */
export const PROCESSING_FEE_GST = 18;

/** What the borrower asks for. */
export interface LoanRequest {
  /** ₹. */
  amount: number;
  tenure_months: number;
}

/** One lender's offer with everything that must be shown beside it. Amounts in ₹. */
export interface Offer {
  lender_id: number;
  name: string;
  /** The wanted amount, cut to the lender's largest loan. */
  amount: number;
  /** The wanted tenure, moved into the lender's range. */
  tenure_months: number;
  /** Per cent a month on the reducing balance, the rate that all figures of the offer rest on. */
  monthly_rate: number;
  /** Twelve times the monthly rate. */
  annual_rate: number;
  /** The lender's whole range, per cent a year. */
  annual_rate_min: number;
  annual_rate_max: number;
  /** 'score': taken from the borrower's credit score; 'highest': no score known, the top of the range. */
  rate_basis: 'score' | 'highest';
  /** Annual percentage rate, per cent a year, fees and GST counted in. */
  apr: number;
  emi: number;
  processing_fee: number;
  processing_fee_gst: number;
  /** What reaches the borrower: the amount less fee and GST. */
  net_disbursed: number;
  total_interest: number;
  /** All instalments together. */
  total_repayment: number;
  /** What the loan costs: interest, fee and GST. */
  total_cost: number;
  /** Per cent a month of the overdue amount; null where the lender has stated none. */
  penal_charge_percent: number | null;
  /** Per cent of the principal outstanding; null where the lender has stated none. */
  foreclosure_percent: number | null;
  /** All instalments of the borrower with this one, per cent of the monthly income; null when that is unknown. */
  obligations_percent: number | null;
}

function perYear(monthlyRate: number): number {
  return Number((monthlyRate * 12).toFixed(4));
}

function shareOfIncome(
  instalment: number,
  { monthly_income, emi: others }: BorrowerFacts,
): number | null {
  if (monthly_income === null || monthly_income <= 0) return null;
  return Number((((instalment + (others ?? 0)) / monthly_income) * 100).toFixed(1));
}

/**
 * Works out what a lender's loan would cost this borrower. The rate is `monthlyRateFor` the borrower's credit
 * score; without a score it is the highest. Says nothing on eligibility: `assessEligibility` does.
 * @returns null when the lender has no rate on record, or its fees leave nothing to pay out: no honest figure exists.
 * @throws RangeError for an amount not above zero or a tenure that is not whole months.
 */
export function quoteOffer(
  lender: LenderPricing,
  facts: BorrowerFacts,
  wish: LoanRequest,
): Offer | null {
  const range = rateRange(lender);
  const monthlyRate = monthlyRateFor(lender, facts.credit_score);
  if (range === null || monthlyRate === null) return null;
  const { lowest, highest } = range;
  const amount = Math.min(wish.amount, lender.loan_amount_upto ?? wish.amount);
  const tenureMonths = clampTenure(wish.tenure_months, lender);
  const plan = buildSchedule({ principal: amount, monthlyRate, tenureMonths });

  const fee = percentOf(amount, lender.processing_fees ?? 0);
  const gst = percentOf(fee, PROCESSING_FEE_GST);
  const charges = toPaise(fee) + toPaise(gst);
  const netPaise = toPaise(amount) - charges;
  if (netPaise <= 0) return null;
  const net = toRupees(netPaise);
  return {
    lender_id: lender.lender_id,
    name: lender.name,
    amount,
    tenure_months: tenureMonths,
    monthly_rate: monthlyRate,
    annual_rate: perYear(monthlyRate),
    annual_rate_min: perYear(lowest),
    annual_rate_max: perYear(highest),
    rate_basis: facts.credit_score === null ? 'highest' : 'score',
    apr: annualPercentageRate(
      net,
      plan.instalments.map(({ payment }) => payment),
    ),
    emi: plan.emi,
    processing_fee: fee,
    processing_fee_gst: gst,
    net_disbursed: net,
    total_interest: plan.totalInterest,
    total_repayment: plan.totalRepayment,
    total_cost: toRupees(toPaise(plan.totalInterest) + charges),
    penal_charge_percent: lender.penal_charge_percent ?? null,
    foreclosure_percent: lender.foreclosure_percent ?? null,
    obligations_percent: shareOfIncome(plan.emi, facts),
  };
}
