import { computeDisbursalRevenue } from '@marketplace/shared/lending';
import type { ApplicationRecord, Collections } from '../../data/records';
import type { Reader } from '../../store/port';
import { amountOf } from './disbursals';

type App = Readonly<ApplicationRecord>;

/**
 * Computes the revenue (₹) of each disbursal from the lender's slabs. A slab's limits on number and
 * average ticket size refer to that lender's disbursals among the given ones.
 */
export async function computeRevenueByApplication(
  reader: Reader<Collections>,
  disbursals: readonly App[],
): Promise<Map<App, number>> {
  const byLender = new Map<number, App[]>();
  for (const one of disbursals)
    byLender.set(one.lender_id, [...(byLender.get(one.lender_id) ?? []), one]);
  const revenue = new Map<App, number>();
  for (const [lender_id, own] of byLender) {
    const { rows: slabs } = await reader.find('lender_revenue', {
      filter: { lender_id },
      sort: ['sort_order', 'ASC'],
    });
    const ats = own.reduce((total, one) => total + amountOf(one), 0) / own.length;
    for (const one of own)
      revenue.set(
        one,
        computeDisbursalRevenue({ amount: amountOf(one), number: own.length, ats }, slabs),
      );
  }
  return revenue;
}
