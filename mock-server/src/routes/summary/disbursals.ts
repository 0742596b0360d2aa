import type { DisbursalBasis } from '@marketplace/shared/api';
import { indianDay } from '../../data/indianDay';
import type { ApplicationRecord } from '../../data/records';

type App = Readonly<ApplicationRecord>;

/** A range of days, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const within = (day: string, { from, to }: Days): boolean => day >= from && day <= to;

/**
 * Returns the day in India that a disbursal counts on: the day of the payment, or the day of the
 * application.
 */
export const disbursalDay = (application: App, basis: DisbursalBasis): string =>
  basis === 'disbursal' ? application.status_date : indianDay(application.created_at);

/** Filters the applications that were paid out and count within a period. */
export function disbursedIn(
  applications: readonly App[],
  period: Days,
  basis: DisbursalBasis,
): App[] {
  return applications.filter(
    (one) => one.status === 'disbursed' && within(disbursalDay(one, basis), period),
  );
}

/** The amount paid out, in ₹. */
export const amountOf = (application: App): number =>
  application.disbursed_amount ?? application.amount;

/** Returns the sum of the amounts in ₹, exact to the paisa in any order. */
export const amountSum = (applications: readonly App[]): number =>
  applications.reduce((total, one) => total + Math.round(amountOf(one) * 100), 0) / 100;
