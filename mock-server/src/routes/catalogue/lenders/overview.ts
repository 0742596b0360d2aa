import { buildCreatedFilter, getLenderOverview } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import { toRupees } from '@marketplace/shared/lending';
import { OPEN_STATUSES } from '@marketplace/shared/schema';
import { getIndianToday } from '../../../data/indianDay';
import { handle, parseIdParam } from '../../kit/handle';
import { requireLive } from '../../kit/liveRecords';
import { countApplications, countEarnings } from '../../earnings/summary/disbursals';
import { summarizeOutcome, sumCounts } from '../../earnings/summary/totals';
import { countRecentOffers, RECENT_DAYS } from './recentBorrowers';

export const lenderOverviewRoutes = [
  handle(getLenderOverview, async ({ params }, context) => {
    const { store } = context;
    const lender = await requireLive(store, 'lenders', parseIdParam(params.lenderId));
    const to = getIndianToday();
    const period = { from: addDays(to, 1 - RECENT_DAYS), to };
    const recent = await store.countBy('applications', [], buildCreatedFilter(period));
    const own = { lender_id: lender.id };
    const open = await store.countBy('applications', [], { ...own, status: OPEN_STATUSES });
    const basis = { ...period, basis: 'application' } as const;
    const { approved: _, ...outcome } = summarizeOutcome(
      await countApplications(store, [], own, basis),
    );
    const [earned] = await countEarnings(store, [], { ...own, status: 'disbursed' }, basis);
    const { borrowers, offers } = await countRecentOffers(context, [lender]);
    return {
      data: {
        days: RECENT_DAYS,
        borrowers,
        offers: offers.get(lender.id) ?? 0,
        ...outcome,
        all_applications: sumCounts(recent),
        in_flight: sumCounts(open),
        revenue: toRupees(earned?.sums.revenue ?? 0),
      },
    };
  }),
];
