import { string } from 'yup';

/**
 * What day a disbursal counts on: the day the money was paid out, or the day the loan was applied for, which tells
 * what came of the applications of a period.
 */
export const DISBURSAL_BASES = ['disbursal', 'application'] as const;

export type DisbursalBasis = (typeof DISBURSAL_BASES)[number];

/** The basis as a query names it; every report counts by the day of the disbursal unless it is asked otherwise. */
export const disbursalBasis = () => string().oneOf(DISBURSAL_BASES).optional();
