import type { Criterion as Judged, Offer as Quote } from '@marketplace/shared/lending';

/** One thing that a lender asks, with the borrower's own figure, as it comes over the wire. */
export interface Criterion {
  criterion: Judged['criterion'];
  met: Judged['met'];
  /** Bounds in the criterion's unit; the ways of earning that a lender accepts. */
  required?: { min?: number; max?: number; accepted?: readonly string[] };
  actual?: string | number | null;
  shortBy?: number;
  overBy?: number;
  offered?: number | null;
  /** ₹ a month. */
  monthly_income?: number | null;
  other_emis?: number;
  /** ₹ that could be borrowed instead. */
  affordable?: number | null;
}

/** A lender and how the borrower stands to what it asks. */
export interface Unmatched {
  lender_id: number;
  /** The lender's part of its page's address. */
  slug: string;
  name: string;
  /** 1 while an application with it is open. */
  applied: 0 | 1;
  journey: string;
  /** What the lender advertises today; '' for nothing. */
  special_offer: string;
  /** The same in Hindi; '' where it has not been written. */
  special_offer_hi: string;
  criteria: readonly Criterion[];
}

/** A lender's offer with the bounds of its loans. Amounts in ₹, tenures in months; null is no bound. */
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

/** What `getOffers` answers: offers for a wish, and the lenders that did not match. */
export interface OffersData {
  amount: number;
  tenure_months: number;
  credit_score: number | null;
  offers: readonly Offer[];
  unmatched: readonly Unmatched[];
}
