import { groupBy } from '@marketplace/shared/collections';
import type { Disbursal, EarnedSlab } from '@marketplace/shared/lending';
import {
  computePartnerShare,
  findEarnedSlabs,
  toPaise,
  toRupees,
} from '@marketplace/shared/lending';
import type { Collections, LenderRevenueRecord, PartnerRecord } from '../../../data/records';
import type { LedgerEntryRecord } from '../../../data/uploads';
import type { Filter, Reader, Selected } from '../../../store/port';
import { mapInSlices } from '../../../store/selected';
import { type App, countDisbursals, getMonthDays, getDisbursedAmount } from './disbursals';

const ENTRY_FIELDS = [
  'id',
  'kind',
  'partner_id',
  'application_reference',
  'amount',
  'partner_amount',
  'booked_on',
  'claw_back_of',
  'referred_partner_id',
  'payout_id',
  'gst',
  'tds',
  'remarks',
] as const satisfies readonly (keyof LedgerEntryRecord)[];

export type LedgerEntry = Selected<LedgerEntryRecord, (typeof ENTRY_FIELDS)[number]>;

/** Finds the entries of the ledger that match a filter. */
export const findEntries = (
  reader: Reader<Collections>,
  filter: Filter = {},
): Promise<readonly LedgerEntry[]> => reader.select('ledger_entries', ENTRY_FIELDS, { filter });

/** The revenue that the slabs promise for a disbursal, and the partner's share, in ₹. */
export interface Promised {
  readonly revenue: number;
  readonly payout: number;
  /** The figures that the slabs compare, and the slabs that promise the revenue. */
  readonly disbursal: Disbursal;
  readonly slabs: readonly EarnedSlab<Readonly<LenderRevenueRecord>>[];
  /** The partner, whose present terms apply. */
  readonly partner: Readonly<PartnerRecord> | undefined;
}

const getLenderMonth = ({
  lender_id,
  status_date,
}: Pick<App, 'lender_id' | 'status_date'>): string => `${lender_id} ${status_date.slice(0, 7)}`;

/** Computes the number and the average ticket size of each lender's disbursals in the months named. */
async function loadMonths(
  reader: Reader<Collections>,
  disbursals: readonly App[],
): Promise<ReadonlyMap<string, Pick<Disbursal, 'number' | 'ats'>>> {
  const months = [...new Set(disbursals.map(({ status_date }) => status_date.slice(0, 7)))];
  const lender_id = [...new Set(disbursals.map((one) => one.lender_id))];
  const figures = new Map<string, Pick<Disbursal, 'number' | 'ats'>>();
  for (const month of months) {
    const paid = await countDisbursals(reader, ['lender_id'], { lender_id }, getMonthDays(month));
    for (const { lender_id, count: number, sums } of paid)
      figures.set(`${lender_id} ${month}`, { number, ats: toRupees(sums.paid_out) / number });
  }
  return figures;
}

/**
 * Computes what the lender's slabs and the partner's terms promise for each disbursal. A slab's limits on
 * number and average ticket size refer to the lender's disbursals of every partner in the calendar month of
 * the disbursal, so a disbursal is promised the same in every report.
 */
export async function computePromised<A extends App>(
  reader: Reader<Collections>,
  disbursals: readonly A[],
): Promise<Map<A, Promised>> {
  if (disbursals.length === 0) return new Map();
  const months = await loadMonths(reader, disbursals);
  const { rows: partners } = await reader.find('partners');
  const partnersById = new Map(partners.map((partner) => [partner.id, partner]));
  const { rows: allSlabs } = await reader.find('lender_revenue', { sort: ['sort_order', 'ASC'] });
  const slabsByLender = groupBy(allSlabs, ({ lender_id }) => lender_id);
  return new Map(
    await mapInSlices(disbursals, 1000, (one): [A, Promised] => {
      const amount = getDisbursedAmount(one);
      const month = months.get(getLenderMonth(one)) ?? { number: 1, ats: amount };
      const disbursal = { amount, ...month };
      const slabs = findEarnedSlabs(disbursal, slabsByLender.get(one.lender_id) ?? []);
      const partner = partnersById.get(one.partner_id);
      const promised = slabs.reduce((sum, slab) => sum + toPaise(slab.revenue), 0);
      const revenue = toRupees(promised);
      const payout = computePartnerShare(revenue, partner ?? {});
      return [one, { revenue, payout, disbursal, slabs, partner }];
    }),
  );
}
