import type { Lender, LENDER_CRITERIA } from '../schema';

/** A borrower's kinds of employment, as lenders distinguish them. */
export const EMPLOYMENTS = ['salaried', 'self_employed', 'business'] as const;

export type Employment = (typeof EMPLOYMENTS)[number];

/** Fields of a lender; one that is null or absent sets no bound. */
type Open<Field extends keyof Lender> = { [F in Field]?: Lender[F] | null };

type Bound = Exclude<(typeof LENDER_CRITERIA)[number], Employment>;

/** A lender's requirements. A lender record has this shape. */
export type LenderCriteria = Readonly<Record<'lender_status' | Employment, number>> &
  Open<Bound | 'tenure_min' | 'tenure' | 'apr_min' | 'apr_max'>;

/** A lender's prices and the bounds of its loans. A lender record has this shape. */
export type LenderPricing = Pick<Lender, 'lender_id' | 'name'> &
  Omit<LenderCriteria, 'lender_status' | Employment> &
  Open<'processing_fees' | 'penal_charge_percent' | 'foreclosure_percent'>;

/** Every field of a lender that this folder reads. */
export type LenderTerms = LenderCriteria & LenderPricing;
