import type { Disbursal, EarnedSlab } from '@marketplace/shared/lending';
import {
  computePartnerShare,
  findEarnedSlabs,
  toPaise,
  toRupees,
} from '@marketplace/shared/lending';
import type {
  ApplicationRecord,
  Collections,
  LenderRevenueRecord,
  PartnerRecord,
} from '../../data/records';
import type { LedgerEntryRecord } from '../../data/uploads';
import type { Reader } from '../../store/port';
import { amountOf, amountSum } from './disbursals';

type App = Readonly<ApplicationRecord>;

/** What a disbursal brings in, and the partner's share of it, in ₹. */
export interface Earnings {
  readonly revenue: number;
  readonly payout: number;
  /** What the ledger has booked for it; undefined while the slabs and terms only promise. */
  readonly entry: Readonly<LedgerEntryRecord> | undefined;
  /** The figures that the slabs compare, and the slabs that promise a revenue. */
  readonly disbursal: Disbursal;
  readonly slabs: readonly EarnedSlab<Readonly<LenderRevenueRecord>>[];
  /** The partner, whose present terms apply until an entry is booked. */
  readonly partner: Readonly<PartnerRecord> | undefined;
}

/** Groups rows by a key, each group in the given order. */
export function groupBy<R, K>(rows: readonly R[], keyOf: (row: R) => K): Map<K, R[]> {
  const groups = new Map<K, R[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const lenderMonth = ({ lender_id, status_date }: App): string =>
  `${lender_id} ${status_date.slice(0, 7)}`;

/**
 * Computes what each disbursal earns: what the ledger has booked for it, else what the lender's
 * slabs and the partner's terms promise. A slab's limits on number and average ticket size refer to
 * the lender's disbursals of every partner in the calendar month of the disbursal, so a disbursal
 * earns the same in every report.
 */
export async function computeEarnings(
  reader: Reader<Collections>,
  disbursals: readonly App[],
): Promise<Map<App, Earnings>> {
  const { rows: disbursed } = await reader.find('applications', {
    filter: { status: 'disbursed' },
  });
  const ofMonth = groupBy(disbursed, lenderMonth);
  const { rows: entries } = await reader.find('ledger_entries');
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const { rows: partners } = await reader.find('partners');
  const partnerOf = new Map(partners.map((partner) => [partner.id, partner]));
  const { rows: allSlabs } = await reader.find('lender_revenue', { sort: ['sort_order', 'ASC'] });
  const slabsOf = groupBy(allSlabs, ({ lender_id }) => lender_id);
  return new Map(
    disbursals.map((one) => {
      const month = ofMonth.get(lenderMonth(one)) ?? [one];
      const ats = amountSum(month) / month.length;
      const disbursal = { amount: amountOf(one), number: month.length, ats };
      const slabs = findEarnedSlabs(disbursal, slabsOf.get(one.lender_id) ?? []);
      const entry = entryOf.get(one.id);
      const partner = partnerOf.get(one.partner_id);
      const promised = slabs.reduce((sum, slab) => sum + toPaise(slab.revenue), 0);
      const revenue = entry?.amount ?? toRupees(promised);
      const payout = entry?.partner_amount ?? computePartnerShare(revenue, partner ?? {});
      return [one, { revenue, payout, entry, disbursal, slabs, partner }];
    }),
  );
}
