import type { DisbursalBasis } from '@marketplace/shared/api';
import { indianDay } from '../../data/indianDay';
import type { ApplicationRecord } from '../../data/records';

type App = Readonly<ApplicationRecord>;

/** Days, both ends included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const within = (day: string, { from, to }: Days): boolean => day >= from && day <= to;

/** The day in India that a disbursal counts on: the day the money was paid, or the day the loan was applied for. */
export const disbursalDay = (application: App, basis: DisbursalBasis): string =>
  basis === 'disbursal' ? application.status_date : indianDay(application.created_at);

/** Those of some applications whose money was paid out and counts within a period. */
export function disbursedIn(
  applications: readonly App[],
  period: Days,
  basis: DisbursalBasis,
): App[] {
  return applications.filter(
    (one) => one.status === 'disbursed' && within(disbursalDay(one, basis), period),
  );
}

/** What was paid out; ₹. */
export const amountOf = (application: App): number =>
  application.disbursed_amount ?? application.amount;

/** The amounts together, to the paisa whatever their order; ₹. */
export const amountSum = (applications: readonly App[]): number =>
  applications.reduce((total, one) => total + Math.round(amountOf(one) * 100), 0) / 100;
