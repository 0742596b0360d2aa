import { getAdminSummary, getPartnerSummary } from '@marketplace/shared/api';
import { notFound } from '../../httpError';
import { handle } from '../kit/handle';
import { computeEarnings } from './earnings';
import { parsePeriod } from './period';
import { disbursedIn } from './disbursals';
import { computeCounts, computeTotals } from './totals';

const toPaisa = (amount: number): number => Math.round(amount * 100) / 100;

export const summaryRoutes = [
  handle(getAdminSummary, async ({ query }, { store }) => {
    const { basis = 'disbursal', ...asked } = query ?? {};
    const period = { ...parsePeriod(asked), basis };
    const { rows: leads } = await store.find('leads');
    const { rows: applications } = await store.find('applications');
    const { rows: partners } = await store.find('partners');
    const paid = disbursedIn(applications, period, basis);
    const earnings = await computeEarnings(store, paid);
    const payoutOf = new Map<number, number>();
    let payout = 0;
    let earned = 0;
    for (const [{ partner_id }, own] of earnings) {
      earned += own.revenue;
      payout += own.payout;
      payoutOf.set(partner_id, (payoutOf.get(partner_id) ?? 0) + own.payout);
    }
    const byPartner = partners.map(({ id, title }) => {
      const own = computeCounts(
        leads.filter((one) => one.partner_id === id),
        applications.filter((one) => one.partner_id === id),
        period,
      );
      return { partner_id: id, name: title, ...own, payout: toPaisa(payoutOf.get(id) ?? 0) };
    });
    return {
      data: {
        ...computeTotals(leads, applications, period),
        revenue: toPaisa(earned),
        partner_payout: toPaisa(payout),
        by_partner: byPartner.filter(
          (one) => one.leads + one.applications + one.disbursed_amount > 0,
        ),
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
      if (partner_id === partner.id) earnings += payout;
    return { data: { ...computeTotals(leads, applications, period), earnings: toPaisa(earnings) } };
  }),
];
