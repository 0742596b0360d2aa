import type { DisbursalBasis } from '@marketplace/shared/api';
import { optionIds } from '@marketplace/shared/schema';
import { indianDay } from '../../data/indianDay';
import type { LeadRecord } from '../../data/records';
import { getDisbursedAmount, amountSum, type App, disbursalDay } from './disbursals';

type Lead = Readonly<Pick<LeadRecord, 'created_at' | 'partner_id' | 'product'>>;

interface Period {
  readonly from: string;
  readonly to: string;
  readonly days: readonly string[];
  readonly basis: DisbursalBasis;
}

/** The records of a period: new leads, new applications, and disbursals that count in it. */
interface Selected {
  readonly leads: readonly Lead[];
  readonly made: readonly App[];
  readonly paid: readonly App[];
}

const toPaisa = (amount: number): number => Math.round(amount * 100) / 100;

/** Counts the funnel of records: leads, applications, approvals and disbursals; amounts in ₹. */
export function countFunnel({ leads, made, paid }: Selected) {
  return {
    leads: leads.length,
    applications: made.length,
    approved: made.filter(({ status }) => status === 'approved' || status === 'disbursed').length,
    disbursals: paid.length,
    disbursed_amount: amountSum(paid),
  };
}

/** Counts the funnel of each key that a record of the period has. */
export function groupFunnel<Key>(
  { leads, made, paid }: Selected,
  keyOf: (application: App) => Key,
  keyOfLead?: (lead: Lead) => Key,
) {
  const groups = new Map<Key, { leads: Lead[]; made: App[]; paid: App[] }>();
  const group = (key: Key) => {
    const known = groups.get(key) ?? { leads: [], made: [], paid: [] };
    groups.set(key, known);
    return known;
  };
  if (keyOfLead) for (const lead of leads) group(keyOfLead(lead)).leads.push(lead);
  for (const one of made) group(keyOf(one)).made.push(one);
  for (const one of paid) group(keyOf(one)).paid.push(one);
  return new Map([...groups].map(([key, own]) => [key, countFunnel(own)]));
}

/** Computes counts and amounts (₹) of a period: all of it, by day, by status and by lender. */
export function computeTotals(selected: Selected, { from, to, days, basis }: Period) {
  const { leads, made, paid } = selected;
  const byDay = new Map(
    days.map((date) => [date, { date, leads: 0, applications: 0, disbursed_amount: 0 }]),
  );
  const day = (date: string): { leads: number; applications: number; disbursed_amount: number } =>
    byDay.get(date) ?? { leads: 0, applications: 0, disbursed_amount: 0 };
  for (const lead of leads) day(indianDay(lead.created_at)).leads += 1;
  for (const one of made) day(indianDay(one.created_at)).applications += 1;
  for (const one of paid) day(disbursalDay(one, basis)).disbursed_amount += getDisbursedAmount(one);
  const nameOf = new Map([...made, ...paid].map((one) => [one.lender_id, one.lender_name]));
  return {
    from,
    to,
    ...countFunnel(selected),
    by_day: [...byDay.values()].map((row) => ({
      ...row,
      disbursed_amount: toPaisa(row.disbursed_amount),
    })),
    by_status: optionIds('applicationStatus').map((status) => ({
      status,
      count: made.filter((one) => one.status === status).length,
    })),
    by_lender: [...groupFunnel(selected, ({ lender_id }) => lender_id)]
      .map(([lender_id, { leads: _, ...counts }]) => ({
        lender_id,
        name: nameOf.get(lender_id) ?? '',
        ...counts,
      }))
      .toSorted((a, b) => b.applications - a.applications || a.lender_id - b.lender_id),
  };
}
