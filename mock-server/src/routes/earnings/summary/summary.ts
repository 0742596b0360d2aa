import { type DisbursalBasis, getAdminSummary, getPartnerSummary } from '@marketplace/shared/api';
import { toRupees } from '@marketplace/shared/lending';
import { COUNTED_LEAD_STAGES, getOptionIds } from '@marketplace/shared/schema';
import type { Store } from '../../../context';
import { requireOwnPartner } from '../../../data/partners/partners';
import type { Filter } from '../../../store/port';
import { handle } from '../../kit/handle';
import { parsePeriod } from './period';
import { countApplications, countEarnings, createdWithinFilter, type Days } from './disbursals';
import { computeTotals, countFunnel, groupFunnel, type PeriodFigures } from './totals';

interface Basis {
  readonly basis: DisbursalBasis;
}

type Period = Days & Basis;

const countLeads = (
  store: Store,
  by: readonly ('partner_id' | 'product')[],
  { filter, day, ...period }: Period & { readonly filter: Filter; readonly day?: 'created_at' },
) =>
  store.countBy(
    'leads',
    by,
    { ...filter, stage: [...COUNTED_LEAD_STAGES], ...createdWithinFilter(period) },
    { ...(day && { day }) },
  );

/** Counts what counts within a period, by lender and by day. */
async function countPeriod(
  store: Store,
  filter: Filter,
  { from, to, basis }: Period,
): Promise<PeriodFigures> {
  const period = { from, to, basis };
  const lenders = await store.select('lenders', ['id', 'name']);
  return {
    byLender: await countApplications(store, ['lender_id'], filter, period),
    leadsByDay: await countLeads(store, [], { ...period, filter, day: 'created_at' }),
    byDay: await countApplications(store, [], filter, { ...period, isByDay: true }),
    names: new Map(lenders.map(({ id, name }) => [id, name])),
  };
}

export const summaryRoutes = [
  handle(getAdminSummary, async ({ query }, { store }) => {
    const { basis = 'disbursal', ...asked } = query ?? {};
    const period = { ...parsePeriod(asked), basis };
    const { rows: partners } = await store.find('partners');
    const figures = await countPeriod(store, {}, period);
    const leads = await countLeads(store, ['partner_id', 'product'], { ...period, filter: {} });
    const earned = await countEarnings(store, ['partner_id'], {}, period);
    const payouts = new Map(earned.map(({ partner_id, sums }) => [partner_id, sums.payout]));
    const byPartner = groupFunnel(
      { leads, ...(await countApplications(store, ['partner_id'], {}, period)) },
      ({ partner_id }) => partner_id,
      ({ partner_id }) => partner_id,
    );
    const byProduct = groupFunnel(
      { leads, ...(await countApplications(store, ['product'], {}, period)) },
      ({ product }) => product,
      ({ product }) => product,
    );
    return {
      data: {
        ...computeTotals(figures, period),
        revenue: toRupees(earned.reduce((sum, { sums }) => sum + sums.revenue, 0)),
        partner_payout: toRupees(earned.reduce((sum, { sums }) => sum + sums.payout, 0)),
        by_partner: partners.flatMap(({ id, title: name }) => {
          const own = byPartner.get(id) ?? countFunnel({ leads: [], made: [], paid: [] });
          const payout = toRupees(payouts.get(id) ?? 0);
          // A claw-back may be all that a partner has in a period.
          return byPartner.has(id) || payout !== 0
            ? [{ partner_id: id, name, ...own, payout }]
            : [];
        }),
        by_product: getOptionIds('product').flatMap((product) => {
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
    const figures = await countPeriod(store, filter, period);
    const [earned] = await countEarnings(store, [], filter, period);
    const earnings = toRupees(earned?.sums.payout ?? 0);
    return { data: { ...computeTotals(figures, period), earnings } };
  }),
];
