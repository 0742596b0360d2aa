import {
  buildCreatedFilter,
  getApplicationTotals,
  getEarningTotals,
  getJourney,
  getProductsReport,
  getReportNames,
} from '@marketplace/shared/api';
import { getOptionIds } from '@marketplace/shared/schema';
import { toRupees } from '@marketplace/shared/lending';
import type { Filter } from '../../../store/port';
import { handle } from '../../kit/handle';
import { countApplications, countEarnings } from '../summary/disbursals';
import { parsePeriod } from '../summary/period';
import { sumAmount, sumCounts, summarizeOutcome } from '../summary/totals';
import { groupByLender, groupByProduct } from './productsReport';

function dropEmptyValues(filter: Filter): Filter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}

export const reportRoutes = [
  handle(getReportNames, async (_, { store }) => {
    const partners = await store.find('partners', { sort: ['title', 'ASC'] });
    const lenders = await store.find('lenders', { sort: ['name', 'ASC'] });
    const admins = await store.find('accounts', {
      filter: { area: 'admin', status: 1 },
      sort: ['name', 'ASC'],
    });
    return {
      data: {
        partners: partners.rows.map(({ id, title }) => ({ id, name: title })),
        lenders: lenders.rows.map(({ id, name }) => ({ id, name })),
        admins: admins.rows.map(({ id, name }) => ({ id, name })),
      },
    };
  }),
  handle(getJourney, async ({ query }, { store }) => {
    const { from, to, ...own } = query ?? {};
    const leads = await store.countBy('leads', ['stage'], {
      ...dropEmptyValues(own),
      ...buildCreatedFilter(parsePeriod({ from, to })),
    });
    const every = getOptionIds('leadStage');
    // The funnel begins with the sign-in, because before it the server knows a person only from the partner.
    const stages = every.slice(every.indexOf('signed_in'));
    return {
      data: {
        stages: stages.map((stage, place) => ({
          stage,
          reached: leads.reduce(
            (sum, lead) => (stages.indexOf(lead.stage) >= place ? sum + lead.count : sum),
            0,
          ),
        })),
      },
    };
  }),
  handle(getApplicationTotals, async ({ query }, { store }) => {
    const { from, to, basis = 'application', ...own } = query ?? {};
    const { days: _, ...period } = parsePeriod({ from, to });
    const filter = dropEmptyValues(own);
    const counted = await countApplications(store, [], filter, { ...period, basis });
    const { applications, disbursals, disbursed_amount } = summarizeOutcome(counted);
    const amount = sumAmount(counted, 'amount');
    return { data: { count: applications, amount, disbursals, disbursed_amount } };
  }),
  handle(getEarningTotals, async ({ query }, { store }) => {
    const { from, to, basis = 'disbursal', ...own } = query ?? {};
    const period = { ...parsePeriod({ from, to }), basis };
    const earned = await countEarnings(store, [], dropEmptyValues(own), period);
    const sum = (amount: 'revenue' | 'payout') =>
      toRupees(earned.reduce((total, { sums }) => total + sums[amount], 0));
    return {
      data: { count: sumCounts(earned), revenue: sum('revenue'), payout: sum('payout') },
    };
  }),
  handle(getProductsReport, async ({ query }, { store }) => {
    const { days: _, ...period } = parsePeriod(query ?? {});
    const counted = await countApplications(
      store,
      ['lender_id', 'product'],
      {},
      { ...period, basis: 'application' },
    );
    const lenders = await store.select('lenders', ['id', 'name']);
    const names = new Map(lenders.map(({ id, name }) => [id, name]));
    return {
      data: {
        products: groupByProduct(counted),
        lenders: groupByLender(counted, names),
      },
    };
  }),
];
