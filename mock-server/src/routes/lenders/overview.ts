import { getLenderOverview } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import { OPEN_STATUSES } from '@marketplace/shared/schema';
import { indianDay } from '../../data/indianDay';
import { handle, parseIdParam } from '../kit/handle';
import { requireLive } from '../kit/liveRecords';
import { amountSum, disbursedIn, within } from '../summary/disbursals';
import { computeEarnings } from '../summary/earnings';
import { countStoredOffers, loadRecentBorrowers, RECENT_DAYS } from './recentBorrowers';

export const lenderOverviewRoutes = [
  handle(getLenderOverview, async ({ params }, context) => {
    const { store } = context;
    const lender = await requireLive(store, 'lenders', parseIdParam(params.lenderId));
    const to = indianDay();
    const period = { from: addDays(to, 1 - RECENT_DAYS), to };
    const { rows: all } = await store.find('applications');
    const recent = all.filter(({ created_at }) => within(indianDay(created_at), period));
    const own = all.filter(({ lender_id }) => lender_id === lender.id);
    const open: readonly string[] = OPEN_STATUSES;
    const paid = disbursedIn(own, period, 'disbursal');
    const earned = await computeEarnings(store, paid);
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
        applications: recent.filter(({ lender_id }) => lender_id === lender.id).length,
        all_applications: recent.length,
        in_flight: own.filter(({ status }) => open.includes(status)).length,
        disbursals: paid.length,
        disbursed_amount: amountSum(paid),
        revenue: paise / 100,
      },
    };
  }),
];
