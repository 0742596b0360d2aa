import type { DisbursalBasis } from '@marketplace/shared/api';
import { addDays, startOfDayInIndia } from '@marketplace/shared/format';
import { indianDay } from '../../data/indianDay';
import type { ApplicationRecord, Collections } from '../../data/records';
import type { Filter, Reader } from '../../store/port';

/** What figures over many applications read of each. */
export const FIGURES = [
  'id',
  'user_id',
  'lender_id',
  'lender_name',
  'partner_id',
  'product',
  'amount',
  'status',
  'status_date',
  'disbursed_amount',
  'created_at',
] as const satisfies readonly (keyof ApplicationRecord)[];

/** An application in figures over many. */
export type App = Readonly<Pick<ApplicationRecord, (typeof FIGURES)[number]>>;

/** A range of days, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const isWithinDays = (day: string, { from, to }: Days): boolean => day >= from && day <= to;

/** Filters the records created within days in India. */
export const createdWithinFilter = ({ from, to }: Days): Filter => ({
  created_at_gte: startOfDayInIndia(from),
  created_at_lt: startOfDayInIndia(addDays(to, 1)),
});

/** Filters the applications whose present status dates from within days. */
export const statusWithinFilter = ({ from, to }: Days): Filter => ({
  status_date_gte: from,
  status_date_lte: to,
});

/**
 * Returns the day in India that a disbursal counts on: the day of the payment, or the day of the
 * application.
 */
export const disbursalDay = (
  application: Pick<App, 'status_date' | 'created_at'>,
  basis: DisbursalBasis,
): string => (basis === 'disbursal' ? application.status_date : indianDay(application.created_at));

/** Filters the applications that were paid out and count within a period. */
export function filterDisbursed<A extends Pick<App, 'status' | 'status_date' | 'created_at'>>(
  applications: readonly A[],
  period: Days,
  basis: DisbursalBasis,
): A[] {
  return applications.filter(
    (one) => one.status === 'disbursed' && isWithinDays(disbursalDay(one, basis), period),
  );
}

type Amounts = Pick<App, 'amount' | 'disbursed_amount'>;

/** The amount paid out, in ₹. */
export const getDisbursedAmount = (application: Amounts): number =>
  application.disbursed_amount ?? application.amount;

/** Returns the sum of the amounts in ₹, exact to the paisa in any order. */
export const amountSum = (applications: readonly Amounts[]): number =>
  applications.reduce((total, one) => total + Math.round(getDisbursedAmount(one) * 100), 0) / 100;

/**
 * Finds the applications that match a filter and count within a period: those created in it, and those
 * whose disbursal counts in it.
 */
export async function findCounted(
  reader: Reader<Collections>,
  filter: Filter,
  period: Days & { readonly basis: DisbursalBasis },
): Promise<{ made: readonly App[]; paid: readonly App[] }> {
  const made = await reader.select('applications', FIGURES, {
    filter: { ...filter, ...createdWithinFilter(period) },
  });
  const disbursals =
    period.basis === 'application'
      ? made
      : await reader.select('applications', FIGURES, {
          filter: { status: 'disbursed', ...filter, ...statusWithinFilter(period) },
        });
  return { made, paid: filterDisbursed(disbursals, period, period.basis) };
}
