import { optionIds } from '@marketplace/shared/schema';
import { indianDay } from '../../data/indianDay';
import type { ApplicationRecord, LeadRecord } from '../../data/records';

type App = Readonly<ApplicationRecord>;

interface Period {
  readonly from: string;
  readonly to: string;
  readonly days: readonly string[];
}

export interface Totals {
  from: string;
  to: string;
  leads: number;
  applications: number;
  approved: number;
  disbursals: number;
  disbursed_amount: number;
  by_day: { date: string; leads: number; applications: number; disbursed_amount: number }[];
  by_status: { status: string; count: number }[];
  by_lender: {
    lender_id: number;
    name: string;
    applications: number;
    disbursals: number;
    disbursed_amount: number;
  }[];
}

const within = (day: string, { from, to }: Period): boolean => day >= from && day <= to;

/** Applications whose money was paid out within the period. */
export function disbursedIn(applications: readonly App[], period: Period): App[] {
  return applications.filter(
    (one) => one.status === 'disbursed' && within(one.status_date, period),
  );
}

export const amountOf = (application: App): number =>
  application.disbursed_amount ?? application.amount;

const sum = (applications: readonly App[]): number =>
  applications.reduce((total, one) => total + amountOf(one), 0);

/** The figures of a partner's row. */
export function countsOf(
  leads: readonly Readonly<LeadRecord>[],
  applications: readonly App[],
  period: Period,
): { leads: number; applications: number; disbursals: number; disbursed_amount: number } {
  const paid = disbursedIn(applications, period);
  const isNew = (one: { readonly created_at: string }): boolean =>
    within(indianDay(one.created_at), period);
  return {
    leads: leads.filter(isNew).length,
    applications: applications.filter(isNew).length,
    disbursals: paid.length,
    disbursed_amount: sum(paid),
  };
}

/**
 * Counts and amounts (₹) of a period. Leads and applications count on the day they were made, in India;
 * disbursals on the day the money was paid.
 */
export function totalsOf(
  leads: readonly Readonly<LeadRecord>[],
  applications: readonly App[],
  period: Period,
): Totals {
  const newLeads = leads.filter((one) => within(indianDay(one.created_at), period));
  const made = applications.filter((one) => within(indianDay(one.created_at), period));
  const paid = disbursedIn(applications, period);
  const byDay = new Map(
    period.days.map((date) => [date, { date, leads: 0, applications: 0, disbursed_amount: 0 }]),
  );
  const day = (date: string): { leads: number; applications: number; disbursed_amount: number } =>
    byDay.get(date) ?? { leads: 0, applications: 0, disbursed_amount: 0 };
  for (const lead of newLeads) day(indianDay(lead.created_at)).leads += 1;
  for (const one of made) day(indianDay(one.created_at)).applications += 1;
  for (const one of paid) day(one.status_date).disbursed_amount += amountOf(one);

  const lenders = new Map<number, Totals['by_lender'][number]>();
  const lender = ({ lender_id, lender_name }: App): Totals['by_lender'][number] => {
    const known = lenders.get(lender_id);
    if (known) return known;
    const fresh = {
      lender_id,
      name: lender_name,
      applications: 0,
      disbursals: 0,
      disbursed_amount: 0,
    };
    lenders.set(lender_id, fresh);
    return fresh;
  };
  for (const one of made) lender(one).applications += 1;
  for (const one of paid) {
    const row = lender(one);
    row.disbursals += 1;
    row.disbursed_amount += amountOf(one);
  }
  return {
    from: period.from,
    to: period.to,
    leads: newLeads.length,
    applications: made.length,
    approved: made.filter(({ status }) => status === 'approved' || status === 'disbursed').length,
    disbursals: paid.length,
    disbursed_amount: sum(paid),
    by_day: [...byDay.values()],
    by_status: optionIds('applicationStatus').map((status) => ({
      status,
      count: made.filter((one) => one.status === status).length,
    })),
    by_lender: [...lenders.values()].toSorted(
      (a, b) => b.applications - a.applications || a.lender_id - b.lender_id,
    ),
  };
}
