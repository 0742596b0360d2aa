/** A borrower's kinds of employment, as lenders distinguish them. */
export const EMPLOYMENTS = ['salaried', 'self_employed', 'business'] as const;

export type Employment = (typeof EMPLOYMENTS)[number];

/** A lender's requirements. A bound that is null or absent is open. A lender record has this shape. */
export interface LenderCriteria {
  /** 1 while the lender accepts applications. */
  lender_status: number;
  salaried: number;
  self_employed: number;
  business: number;
  /** Whole years. */
  min_age?: number | null;
  max_age?: number | null;
  /** Replace the bounds above for borrowers who are not salaried. */
  min_age_self_employed?: number | null;
  max_age_self_employed?: number | null;
  /** ₹ a month. */
  min_income?: number | null;
  max_income?: number | null;
  min_income_self_employed?: number | null;
  /** ₹ a year; when set, it replaces the monthly income for borrowers who are not salaried. */
  min_turnover?: number | null;
  /** Id of the credit score class, its lowest score: '680' is 680 and above, '' is none. */
  credit_score_class?: string | null;
  /** ₹. */
  min_loan_amount?: number | null;
  loan_amount_upto?: number | null;
  /** Per cent of the monthly income that all EMIs may take; null is `DEFAULT_MAX_FOIR_PERCENT`. */
  max_foir_percent?: number | null;
  /** Months. */
  tenure_min?: number | null;
  tenure?: number | null;
  /** Per cent a month on the reducing balance. */
  apr_min?: number | null;
  apr_max?: number | null;
}

/** A lender's prices. A lender record has this shape. */
export interface LenderPricing {
  lender_id: number;
  name: string;
  /** ₹, the largest loan; open when null. */
  loan_amount_upto?: number | null;
  /** Months. */
  tenure_min?: number | null;
  tenure?: number | null;
  /** Whole years; a loan ends before the borrower is older. */
  max_age?: number | null;
  max_age_self_employed?: number | null;
  /** Per cent a month on the reducing balance. */
  apr_min?: number | null;
  apr_max?: number | null;
  /** Per cent of the loan amount, before GST; null is none. */
  processing_fees?: number | null;
  /** Per cent a month of the overdue amount. */
  penal_charge_percent?: number | null;
  /** Per cent of the principal outstanding. */
  foreclosure_percent?: number | null;
}

/** Every field of a lender that this folder reads. */
export interface LenderTerms extends LenderCriteria, LenderPricing {}

/** The known facts about a borrower; null is unknown, and an unknown fact never fails a criterion. */
export interface BorrowerFacts {
  /** Whole years today. */
  age: number | null;
  /** Whole months today, where the birth date is known. */
  age_months?: number | null;
  employment: Employment | null;
  /** ₹ a month. */
  monthly_income: number | null;
  /** ₹ a year. */
  business_current_turnover: number | null;
  /** 300 to 900. */
  credit_score: number | null;
  /** ₹ wanted. */
  amount: number | null;
  /** Months wanted. */
  tenure_months: number | null;
  /** ₹ a month paid on other loans. */
  emi: number | null;
}

/** A borrower without any known fact, for quotes that do not depend on a borrower. */
export const NO_FACTS: BorrowerFacts = {
  age: null,
  employment: null,
  monthly_income: null,
  business_current_turnover: null,
  credit_score: null,
  amount: null,
  tenure_months: null,
  emi: null,
};
