import type { DisbursalBasis } from '@marketplace/shared/api';
import { optionIds } from '@marketplace/shared/schema';
import { indianDay } from '../../data/indianDay';
import type { ApplicationRecord, LeadRecord } from '../../data/records';
import { amountOf, amountSum, disbursalDay, disbursedIn, within } from './disbursals';

type App = Readonly<ApplicationRecord>;

interface Period {
  readonly from: string;
  readonly to: string;
  readonly days: readonly string[];
  readonly basis: DisbursalBasis;
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

const toPaisa = (amount: number): number => Math.round(amount * 100) / 100;

/** Counts the figures of one partner's row. */
export function computeCounts(
  leads: readonly Readonly<LeadRecord>[],
  applications: readonly App[],
  period: Period,
): { leads: number; applications: number; disbursals: number; disbursed_amount: number } {
  const paid = disbursedIn(applications, period, period.basis);
  const isNew = (one: { readonly created_at: string }): boolean =>
    within(indianDay(one.created_at), period);
  return {
    leads: leads.filter(isNew).length,
    applications: applications.filter(isNew).length,
    disbursals: paid.length,
    disbursed_amount: amountSum(paid),
  };
}

/**
 * Computes counts and amounts (₹) of a period. Leads and applications count on the day in India
 * they were created; disbursals on the day that `basis` selects.
 */
export function computeTotals(
  leads: readonly Readonly<LeadRecord>[],
  applications: readonly App[],
  period: Period,
): Totals {
  const newLeads = leads.filter((one) => within(indianDay(one.created_at), period));
  const made = applications.filter((one) => within(indianDay(one.created_at), period));
  const paid = disbursedIn(applications, period, period.basis);
  const byDay = new Map(
    period.days.map((date) => [date, { date, leads: 0, applications: 0, disbursed_amount: 0 }]),
  );
  const day = (date: string): { leads: number; applications: number; disbursed_amount: number } =>
    byDay.get(date) ?? { leads: 0, applications: 0, disbursed_amount: 0 };
  for (const lead of newLeads) day(indianDay(lead.created_at)).leads += 1;
  for (const one of made) day(indianDay(one.created_at)).applications += 1;
  for (const one of paid) day(disbursalDay(one, period.basis)).disbursed_amount += amountOf(one);

  const lenders = new Map<number, Totals['by_lender'][number]>();
  const lender = ({ lender_id, lender_name }: App): Totals['by_lender'][number] => {
    const known = lenders.get(lender_id);
    if (known) return known;
    const created = {
      lender_id,
      name: lender_name,
      applications: 0,
      disbursals: 0,
      disbursed_amount: 0,
    };
    lenders.set(lender_id, created);
    return created;
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
    disbursed_amount: amountSum(paid),
    by_day: [...byDay.values()].map((row) => ({
      ...row,
      disbursed_amount: toPaisa(row.disbursed_amount),
    })),
    by_status: optionIds('applicationStatus').map((status) => ({
      status,
      count: made.filter((one) => one.status === status).length,
    })),
    by_lender: [...lenders.values()]
      .map((row) => ({ ...row, disbursed_amount: toPaisa(row.disbursed_amount) }))
      .toSorted((a, b) => b.applications - a.applications || a.lender_id - b.lender_id),
  };
}
