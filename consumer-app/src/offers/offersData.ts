import type { Criterion as LendingCriterion, Offer as Quote } from '@marketplace/shared/lending';

/** One criterion of a lender with the borrower's own figure, as the server sends it. */
export interface Criterion {
  criterion: LendingCriterion['criterion'];
  met: LendingCriterion['met'];
  /** Bounds in the criterion's unit; `accepted` lists the employment types that the lender accepts. */
  required?: { min?: number; max?: number; accepted?: readonly string[] };
  actual?: string | number | null;
  shortBy?: number;
  overBy?: number;
  offered?: number | null;
  /** ₹ per month. */
  monthly_income?: number | null;
  other_emis?: number;
  /** Amount in ₹ that the borrower can afford instead. */
  affordable?: number | null;
}

/** A lender and how the borrower meets its criteria. */
export interface Unmatched {
  lender_id: number;
  /** The slug in the address of the lender's page. */
  slug: string;
  name: string;
  /** 1 while the person has an open application with this lender. */
  applied: 0 | 1;
  journey: string;
  /** The lender's current advertisement; '' if there is none. */
  special_offer: string;
  /** The same in Hindi; '' if it is not translated. */
  special_offer_hi: string;
  criteria: readonly Criterion[];
}

/** A lender's offer with the limits of its loans. Amounts in ₹, tenures in months; null means no limit. */
export interface Offer extends Quote, Unmatched {
  lender_id: number;
  name: string;
  tenure_min: number | null;
  tenure_max: number | null;
  amount_min: number | null;
  amount_max: number | null;
  cooling_off_days: number | null;
  grievance_officer: string;
  grievance_officer_hi: string;
  grievance_contact: string;
}

/** Response of `getOffers`: offers for a loan request, and the lenders that did not match. */
export interface OffersData {
  amount: number;
  tenure_months: number;
  credit_score: number | null;
  offers: readonly Offer[];
  unmatched: readonly Unmatched[];
}
