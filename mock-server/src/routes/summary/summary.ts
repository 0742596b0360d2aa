import { getAdminSummary, getPartnerSummary } from '@marketplace/shared/api';
import { optionIds } from '@marketplace/shared/schema';
import { notFound } from '../../httpError';
import { handle } from '../kit/handle';
import { computeEarnings } from './earnings';
import { parsePeriod } from './period';
import { disbursedIn } from './disbursals';
import { computeTotals, groupFunnel, selectPeriod } from './totals';

const toPaise = (amount: number): number => Math.round(amount * 100);

export const summaryRoutes = [
  handle(getAdminSummary, async ({ query }, { store }) => {
    const { basis = 'disbursal', ...asked } = query ?? {};
    const period = { ...parsePeriod(asked), basis };
    const { rows: leads } = await store.find('leads');
    const { rows: applications } = await store.find('applications');
    const { rows: partners } = await store.find('partners');
    const selected = selectPeriod(leads, applications, period);
    const payoutOf = new Map<number, number>();
    let payout = 0;
    let earned = 0;
    for (const [{ partner_id }, own] of await computeEarnings(store, selected.paid)) {
      earned += toPaise(own.revenue);
      payout += toPaise(own.payout);
      payoutOf.set(partner_id, (payoutOf.get(partner_id) ?? 0) + toPaise(own.payout));
    }
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
        revenue: earned / 100,
        partner_payout: payout / 100,
        by_partner: partners.flatMap(({ id, title: name }) => {
          const own = byPartner.get(id);
          return own
            ? [{ partner_id: id, name, ...own, payout: (payoutOf.get(id) ?? 0) / 100 }]
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
    const partner = await store.get('partners', session?.partner_id ?? 0);
    if (!partner) throw notFound();
    const { basis = 'disbursal', ...asked } = query ?? {};
    const period = { ...parsePeriod(asked), basis };
    const filter = { partner_id: partner.id };
    const { rows: leads } = await store.find('leads', { filter });
    const { rows: applications } = await store.find('applications', { filter });
    // A slab counts all disbursals of a lender, of every partner.
    const all = await store.find('applications', { filter: { status: 'disbursed' } });
    const paid = await computeEarnings(store, disbursedIn(all.rows, period, basis));
    let earnings = 0;
    for (const [{ partner_id }, { payout }] of paid)
      if (partner_id === partner.id) earnings += toPaise(payout);
    const selected = selectPeriod(leads, applications, period);
    return { data: { ...computeTotals(selected, period), earnings: earnings / 100 } };
  }),
];
