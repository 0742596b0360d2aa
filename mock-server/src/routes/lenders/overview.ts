import { getLenderOverview } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import { OPEN_STATUSES } from '@marketplace/shared/schema';
import { getIndianToday } from '../../data/indianDay';
import { handle, parseIdParam } from '../kit/handle';
import { requireLive } from '../kit/liveRecords';
import {
  countApplications,
  createdWithinFilter,
  FIGURES,
  statusWithinFilter,
} from '../summary/disbursals';
import { computeEarnings, findEntries } from '../summary/earnings';
import { summarizeOutcome, sumCounts } from '../summary/totals';
import { countRecentOffers, RECENT_DAYS } from './recentBorrowers';

export const lenderOverviewRoutes = [
  handle(getLenderOverview, async ({ params }, context) => {
    const { store } = context;
    const lender = await requireLive(store, 'lenders', parseIdParam(params.lenderId));
    const to = getIndianToday();
    const period = { from: addDays(to, 1 - RECENT_DAYS), to };
    const recent = await store.countBy('applications', [], createdWithinFilter(period));
    const own = { lender_id: lender.id };
    const open = await store.countBy('applications', [], { ...own, status: OPEN_STATUSES });
    const basis = { ...period, basis: 'disbursal' } as const;
    const { approved: _, ...outcome } = summarizeOutcome(
      await countApplications(store, [], own, basis),
    );
    const paid = await store.select('applications', FIGURES, {
      filter: { ...own, status: 'disbursed', ...statusWithinFilter(period) },
    });
    const entries = await findEntries(store, own);
    const earned = await computeEarnings(store, paid, entries);
    const paise = [...earned.values()].reduce(
      (sum, { revenue }) => sum + Math.round(revenue * 100),
      0,
    );
    const { borrowers, offers } = await countRecentOffers(context, [lender]);
    return {
      data: {
        days: RECENT_DAYS,
        borrowers,
        offers: offers.get(lender.id) ?? 0,
        ...outcome,
        all_applications: sumCounts(recent),
        in_flight: sumCounts(open),
        revenue: paise / 100,
      },
    };
  }),
];
