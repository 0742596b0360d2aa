import { computeDisbursalRevenue, computePartnerShare } from '@marketplace/shared/lending';
import type { ApplicationRecord, Collections } from '../../data/records';
import type { Reader } from '../../store/port';
import { amountOf } from './disbursals';

type App = Readonly<ApplicationRecord>;

/** What a disbursal brings in, and the partner's share of it, in ₹. */
interface Earnings {
  readonly revenue: number;
  readonly payout: number;
}

/**
 * Computes what each disbursal earns: what the ledger has booked for it, else what the lender's
 * slabs and the partner's terms promise. A slab's limits on number and average ticket size refer to
 * that lender's disbursals among the given ones.
 */
export async function computeEarnings(
  reader: Reader<Collections>,
  disbursals: readonly App[],
): Promise<Map<App, Earnings>> {
  const byLender = new Map<number, App[]>();
  for (const one of disbursals)
    byLender.set(one.lender_id, [...(byLender.get(one.lender_id) ?? []), one]);
  const { rows: entries } = await reader.find('ledger_entries');
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const { rows: partners } = await reader.find('partners');
  const partnerOf = new Map(partners.map((partner) => [partner.id, partner]));
  const earnings = new Map<App, Earnings>();
  for (const [lender_id, own] of byLender) {
    const { rows: slabs } = await reader.find('lender_revenue', {
      filter: { lender_id },
      sort: ['sort_order', 'ASC'],
    });
    const ats = own.reduce((total, one) => total + amountOf(one), 0) / own.length;
    for (const one of own) {
      const booked = entryOf.get(one.id);
      const disbursal = { amount: amountOf(one), number: own.length, ats };
      const revenue = booked?.amount ?? computeDisbursalRevenue(disbursal, slabs);
      const payout =
        booked?.partner_amount ?? computePartnerShare(revenue, partnerOf.get(one.partner_id) ?? {});
      earnings.set(one, { revenue, payout });
    }
  }
  return earnings;
}
