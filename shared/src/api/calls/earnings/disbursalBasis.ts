import { string } from 'yup';
import { addDays, getIndianDayStart } from '../../../format';

/**
 * What a report counts in a period: disbursals by the day of the payout, or applications by their own day, which
 * shows how far the applications of the period have come.
 */
export const DISBURSAL_BASES = ['application', 'disbursal'] as const;

export type DisbursalBasis = (typeof DISBURSAL_BASES)[number];

/** The basis as a query parameter. */
export const disbursalBasis = () => string().oneOf(DISBURSAL_BASES).optional();

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Builds the filter for records created within days in India, both inclusive. */
export const buildCreatedFilter = ({ from, to }: Days) => ({
  created_at_gte: getIndianDayStart(from),
  created_at_lt: getIndianDayStart(addDays(to, 1)),
});

/**
 * Builds the filter for the applications that a report of a period lists. Its totals are sums over these alone, so
 * rows and totals cannot differ.
 */
export const buildApplicationScope = (basis: DisbursalBasis, { from, to }: Days) =>
  basis === 'application'
    ? buildCreatedFilter({ from, to })
    : { status: ['disbursed'], status_date_gte: from, status_date_lte: to };
