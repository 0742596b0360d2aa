import { toRupees } from '@marketplace/shared/lending';
import { getOptionIds } from '@marketplace/shared/schema';
import type { AppGroup, CountedApps } from './disbursals';

interface Counting {
  readonly count: number;
}

/** The records of a period: new leads, new applications, and disbursals, in groups. */
export interface Selected<
  Lead extends Counting,
  Group extends AppGroup,
> extends CountedApps<Group> {
  readonly leads: readonly Lead[];
}

const APPROVED: readonly string[] = ['approved', 'disbursed'];

/** Returns the number of records in groups. */
export const sumCounts = (groups: readonly Counting[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** Returns the sum of an amount of groups in ₹. */
export const sumAmount = (groups: readonly AppGroup[], amount: keyof AppGroup['sums']): number =>
  toRupees(groups.reduce((sum, { sums }) => sum + sums[amount], 0));

/** Sums up the results of applications; amounts in ₹. */
export function summarizeOutcome({ made, paid }: CountedApps) {
  return {
    applications: sumCounts(made),
    approved: sumCounts(made.filter(({ status }) => APPROVED.includes(status))),
    disbursals: sumCounts(paid),
    disbursed_amount: sumAmount(paid, 'paid_out'),
  };
}

/** Counts the funnel: leads, applications, approvals and disbursals; amounts in ₹. */
export const countFunnel = ({ leads, ...applications }: Selected<Counting, AppGroup>) => ({
  leads: sumCounts(leads),
  ...summarizeOutcome(applications),
});

/** Counts the funnel for each key that occurs in the period. */
export function groupFunnel<Key, Lead extends Counting, Group extends AppGroup>(
  { leads, made, paid }: Selected<Lead, Group>,
  getKey: (application: Group) => Key,
  keyOfLead?: (lead: Lead) => Key,
) {
  const groups = new Map<Key, { leads: Lead[]; made: Group[]; paid: Group[] }>();
  const group = (key: Key) => {
    const known = groups.get(key) ?? { leads: [], made: [], paid: [] };
    groups.set(key, known);
    return known;
  };
  if (keyOfLead) for (const lead of leads) group(keyOfLead(lead)).leads.push(lead);
  for (const one of made) group(getKey(one)).made.push(one);
  for (const one of paid) group(getKey(one)).paid.push(one);
  return new Map([...groups].map(([key, own]) => [key, countFunnel(own)]));
}

interface OnDay {
  readonly day: string;
}

/** The records of a period, by lender and by day. */
export interface PeriodFigures {
  readonly byLender: CountedApps<AppGroup & { readonly lender_id: number }>;
  readonly leadsByDay: readonly (Counting & OnDay)[];
  readonly byDay: CountedApps<AppGroup & OnDay>;
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
  const selected = { leads: leadsByDay, ...byDay };
  const ofDay = groupFunnel(
    selected,
    ({ day }) => day,
    ({ day }) => day,
  );
  return {
    from,
    to,
    ...countFunnel({ leads: leadsByDay, ...byLender }),
    by_day: days.map((date) => {
      const { leads = 0, applications = 0, disbursed_amount = 0 } = ofDay.get(date) ?? {};
      return { date, leads, applications, disbursed_amount };
    }),
    by_status: getOptionIds('applicationStatus').map((status) => ({
      status,
      count: sumCounts(byLender.made.filter((one) => one.status === status)),
    })),
    by_lender: [...groupFunnel({ leads: [], ...byLender }, ({ lender_id }) => lender_id)]
      .map(([lender_id, { leads: _, ...counts }]) => ({
        lender_id,
        name: names.get(lender_id) ?? '',
        ...counts,
      }))
      .toSorted((a, b) => b.applications - a.applications || a.lender_id - b.lender_id),
  };
}
