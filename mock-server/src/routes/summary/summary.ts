import { getAdminSummary, getPartnerSummary } from '@marketplace/shared/api';
import { toRupees } from '@marketplace/shared/lending';
import { COUNTED_LEAD_STAGES, optionIds } from '@marketplace/shared/schema';
import { notFound } from '../../httpError';
import { handle } from '../kit/handle';
import { commissionsIn, findCommissions, sumPaise } from '../ledger/commissions';
import { groupBy } from './earnings';
import { parsePeriod } from './period';
import { computeTotals, countFunnel, groupFunnel, selectPeriod } from './totals';

const countedLeads = { stage: [...COUNTED_LEAD_STAGES] };

export const summaryRoutes = [
  handle(getAdminSummary, async ({ query }, { store }) => {
    const { basis = 'disbursal', ...asked } = query ?? {};
    const period = { ...parsePeriod(asked), basis };
    const { rows: leads } = await store.find('leads', { filter: countedLeads });
    const { rows: applications } = await store.find('applications');
    const { rows: partners } = await store.find('partners');
    const selected = selectPeriod(leads, applications, period);
    const earned = commissionsIn(await findCommissions(store), period, basis);
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
    const partner = await store.get('partners', session?.partner_id ?? 0);
    if (!partner) throw notFound();
    const { basis = 'disbursal', ...asked } = query ?? {};
    const period = { ...parsePeriod(asked), basis };
    const filter = { partner_id: partner.id };
    const { rows: leads } = await store.find('leads', { filter: { ...filter, ...countedLeads } });
    const { rows: applications } = await store.find('applications', { filter });
    const selected = selectPeriod(leads, applications, period);
    const earned = commissionsIn(await findCommissions(store, partner.id), period, basis);
    const earnings = toRupees(sumPaise(earned));
    return { data: { ...computeTotals(selected, period), earnings } };
  }),
];
