import { type DisbursalBasis, getAdminSummary, getPartnerSummary } from '@marketplace/shared/api';
import { toRupees } from '@marketplace/shared/lending';
import { COUNTED_LEAD_STAGES, optionIds } from '@marketplace/shared/schema';
import type { Store } from '../../context';
import { requireOwnPartner } from '../../data/partners/partners';
import type { Filter } from '../../store/port';
import { handle } from '../kit/handle';
import { findCommissionsInPeriod, sumPaise } from '../ledger/commissions';
import { groupBy } from './earnings';
import { parsePeriod } from './period';
import { createdWithinFilter, type Days, findCounted } from './disbursals';
import { computeTotals, countFunnel, groupFunnel } from './totals';

interface Basis {
  readonly basis: DisbursalBasis;
}

/** Finds what counts within a period. */
async function selectPeriod(store: Store, filter: Filter, period: Days & Basis) {
  const leads = await store.select('leads', ['created_at', 'partner_id', 'product'], {
    filter: { ...filter, stage: [...COUNTED_LEAD_STAGES], ...createdWithinFilter(period) },
  });
  return { leads, ...(await findCounted(store, filter, period)) };
}

export const summaryRoutes = [
  handle(getAdminSummary, async ({ query }, { store }) => {
    const { basis = 'disbursal', ...asked } = query ?? {};
    const period = { ...parsePeriod(asked), basis };
    const { rows: partners } = await store.find('partners');
    const selected = await selectPeriod(store, {}, period);
    const earned = await findCommissionsInPeriod(store, period);
    const earnedBy = groupBy(earned, ({ partner_id }) => partner_id);
    const byPartner = groupFunnel(
      selected,
      ({ partner_id }) => partner_id,
      ({ partner_id }) => partner_id,
    );
    const byProduct = groupFunnel(
      selected,
      ({ product }) => product,
      ({ product }) => product,
    );
    return {
      data: {
        ...computeTotals(selected, period),
        revenue: toRupees(earned.reduce((sum, { revenue }) => sum + revenue, 0)),
        partner_payout: toRupees(sumPaise(earned)),
        by_partner: partners.flatMap(({ id, title: name }) => {
          const own = byPartner.get(id) ?? countFunnel({ leads: [], made: [], paid: [] });
          const payout = toRupees(sumPaise(earnedBy.get(id) ?? []));
          // A claw-back may be all that a partner has in a period.
          return byPartner.has(id) || payout !== 0
            ? [{ partner_id: id, name, ...own, payout }]
            : [];
        }),
        by_product: optionIds('product').flatMap((product) => {
          const own = byProduct.get(product);
          return own ? [{ product, ...own }] : [];
        }),
      },
    };
  }),
  handle(getPartnerSummary, async ({ query, session }, { store }) => {
    const partner = await requireOwnPartner(store, session);
    const { basis = 'disbursal', ...asked } = query ?? {};
    const period = { ...parsePeriod(asked), basis };
    const filter = { partner_id: partner.id };
    const selected = await selectPeriod(store, filter, period);
    const earned = await findCommissionsInPeriod(store, period, partner.id);
    const earnings = toRupees(sumPaise(earned));
    return { data: { ...computeTotals(selected, period), earnings } };
  }),
];
