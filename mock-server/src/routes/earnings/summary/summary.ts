import { buildCreatedFilter, getAdminSummary, getPartnerSummary } from '@marketplace/shared/api';
import { toRupees } from '@marketplace/shared/lending';
import { COUNTED_LEAD_STAGES, getOptionIds } from '@marketplace/shared/schema';
import type { Store } from '../../../context';
import { requireOwnPartner } from '../../../data/partners/partners';
import type { Filter } from '../../../store/port';
import { handle } from '../../kit/handle';
import { countApplications, countEarnings, type Days } from './disbursals';
import { parsePeriod } from './period';
import { computeTotals, type PeriodFigures, summarizeBy, summarizeOutcome } from './totals';

/** A dashboard shows how far the applications of a period have come, and what these have earned. */
const BASIS = 'application';

/** Counts what counts within a period, by lender and by day. */
async function countPeriod(store: Store, filter: Filter, days: Days): Promise<PeriodFigures> {
  const period = { from: days.from, to: days.to, basis: BASIS } as const;
  const lenders = await store.select('lenders', ['id', 'name']);
  return {
    byLender: await countApplications(store, ['lender_id'], filter, period),
    leadsByDay: await store.countBy(
      'leads',
      [],
      { ...filter, stage: [...COUNTED_LEAD_STAGES], ...buildCreatedFilter(period) },
      { day: 'created_at' },
    ),
    byDay: await countApplications(store, [], filter, { ...period, isByDay: true }),
    names: new Map(lenders.map(({ id, name }) => [id, name])),
  };
}

export const summaryRoutes = [
  handle(getAdminSummary, async ({ query }, { store }) => {
    const { days, ...range } = parsePeriod(query ?? {});
    const period = { ...range, basis: BASIS } as const;
    const { rows: partners } = await store.find('partners');
    const figures = await countPeriod(store, {}, period);
    const earned = await countEarnings(store, ['partner_id'], {}, period);
    const payouts = new Map(earned.map(({ partner_id, sums }) => [partner_id, sums.payout]));
    const byPartner = summarizeBy(
      await countApplications(store, ['partner_id'], {}, period),
      ({ partner_id }) => partner_id,
    );
    const byProduct = summarizeBy(
      await countApplications(store, ['product'], {}, period),
      ({ product }) => product,
    );
    return {
      data: {
        ...computeTotals(figures, { ...range, days }),
        revenue: toRupees(earned.reduce((sum, { sums }) => sum + sums.revenue, 0)),
        partner_payout: toRupees(earned.reduce((sum, { sums }) => sum + sums.payout, 0)),
        by_partner: partners.flatMap(({ id, title: name }) => {
          const own = byPartner.get(id) ?? summarizeOutcome([]);
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
    const period = parsePeriod(query ?? {});
    const filter = { partner_id: partner.id };
    const figures = await countPeriod(store, filter, period);
    const [earned] = await countEarnings(store, [], filter, { ...period, basis: BASIS });
    const earnings = toRupees(earned?.sums.payout ?? 0);
    return { data: { ...computeTotals(figures, period), earnings } };
  }),
];
