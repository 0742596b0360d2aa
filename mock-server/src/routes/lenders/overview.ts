import { getLenderOverview } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import { OPEN_STATUSES } from '@marketplace/shared/schema';
import { indianDay } from '../../data/indianDay';
import { handle, parseIdParam } from '../kit/handle';
import { requireLive } from '../kit/liveRecords';
import { amountSum, createdWithinFilter, findCounted } from '../summary/disbursals';
import { computeEarnings, findEntries } from '../summary/earnings';
import { countStoredOffers, loadRecentBorrowers, RECENT_DAYS } from './recentBorrowers';

export const lenderOverviewRoutes = [
  handle(getLenderOverview, async ({ params }, context) => {
    const { store } = context;
    const lender = await requireLive(store, 'lenders', parseIdParam(params.lenderId));
    const to = indianDay();
    const period = { from: addDays(to, 1 - RECENT_DAYS), to };
    const recent = await store.countBy('applications', ['lender_id'], createdWithinFilter(period));
    const own = { lender_id: lender.id };
    const open = await store.find('applications', {
      filter: { ...own, status: OPEN_STATUSES },
      range: [0, 0],
    });
    const { made, paid } = await findCounted(store, own, { ...period, basis: 'disbursal' });
    const entries = await findEntries(store, own);
    const earned = await computeEarnings(store, paid, entries);
    const paise = [...earned.values()].reduce(
      (sum, { revenue }) => sum + Math.round(revenue * 100),
      0,
    );
    const borrowers = await loadRecentBorrowers(store);
    const offers = await countStoredOffers(context, [lender], borrowers);
    return {
      data: {
        days: RECENT_DAYS,
        borrowers: borrowers.length,
        offers: offers.get(lender.id) ?? 0,
        applications: made.length,
        all_applications: recent.reduce((sum, { count }) => sum + count, 0),
        in_flight: open.total,
        disbursals: paid.length,
        disbursed_amount: amountSum(paid),
        revenue: paise / 100,
      },
    };
  }),
];
