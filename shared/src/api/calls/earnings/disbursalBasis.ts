import { string } from 'yup';

/**
 * The day on which a report counts a disbursal: the day of the payout, or the day of the application, which shows
 * the outcome of the applications of a period.
 */
export const DISBURSAL_BASES = ['disbursal', 'application'] as const;

export type DisbursalBasis = (typeof DISBURSAL_BASES)[number];

/** The basis as a query parameter. Without it a report counts by the day of the disbursal. */
export const disbursalBasis = () => string().oneOf(DISBURSAL_BASES).optional();
