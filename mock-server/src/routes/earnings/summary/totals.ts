import { groupBy } from '@marketplace/shared/collections';
import { toRupees } from '@marketplace/shared/lending';
import { getOptionIds } from '@marketplace/shared/schema';
import type { AppGroup } from './disbursals';

interface Counting {
  readonly count: number;
}

const APPROVED: readonly string[] = ['approved', 'disbursed'];

/** Returns the number of records in groups. */
export const sumCounts = (groups: readonly Counting[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** Returns the sum of an amount of groups in ₹. */
export const sumAmount = (groups: readonly AppGroup[], amount: keyof AppGroup['sums']): number =>
  toRupees(groups.reduce((sum, { sums }) => sum + sums[amount], 0));

/** Counts how far applications have come; amounts in ₹. No step counts more than the one before. */
export function summarizeOutcome(groups: readonly AppGroup[]) {
  const disbursed = groups.filter(({ status }) => status === 'disbursed');
  return {
    applications: sumCounts(groups),
    approved: sumCounts(groups.filter(({ status }) => APPROVED.includes(status))),
    disbursals: sumCounts(disbursed),
    disbursed_amount: sumAmount(disbursed, 'paid_out'),
  };
}

/** Counts how far the applications of each key have come. */
export const summarizeBy = <Key, Group extends AppGroup>(
  groups: readonly Group[],
  getKey: (group: Group) => Key,
) => new Map([...groupBy(groups, getKey)].map(([key, own]) => [key, summarizeOutcome(own)]));

interface OnDay {
  readonly day: string;
}

/** The records of a period, by lender and by day. */
export interface PeriodFigures {
  readonly byLender: readonly (AppGroup & { readonly lender_id: number })[];
  readonly leadsByDay: readonly (Counting & OnDay)[];
  readonly byDay: readonly (AppGroup & OnDay)[];
  /** Each lender's name by its id. */
  readonly names: ReadonlyMap<number, string>;
}

/** Computes counts and amounts (₹) of a period: all of it, by day, by status and by lender. */
export function computeTotals(
  { byLender, leadsByDay, byDay, names }: PeriodFigures,
  {
    from,
    to,
    days,
  }: { readonly from: string; readonly to: string; readonly days: readonly string[] },
) {
  const ofDay = summarizeBy(byDay, ({ day }) => day);
  return {
    from,
    to,
    leads: sumCounts(leadsByDay),
    ...summarizeOutcome(byLender),
    by_day: days.map((date) => {
      const { applications = 0, disbursed_amount = 0 } = ofDay.get(date) ?? {};
      const leads = sumCounts(leadsByDay.filter(({ day }) => day === date));
      return { date, leads, applications, disbursed_amount };
    }),
    by_status: getOptionIds('applicationStatus').map((status) => ({
      status,
      count: sumCounts(byLender.filter((one) => one.status === status)),
    })),
    by_lender: [...summarizeBy(byLender, ({ lender_id }) => lender_id)]
      .map(([lender_id, outcome]) => ({ lender_id, name: names.get(lender_id) ?? '', ...outcome }))
      .toSorted((a, b) => b.applications - a.applications || a.lender_id - b.lender_id),
  };
}
