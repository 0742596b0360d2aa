import {
  getApplicationTotals,
  getJourney,
  getProductsReport,
  getReportNames,
} from '@marketplace/shared/api';
import { optionIds } from '@marketplace/shared/schema';
import type { Filter } from '../../store/port';
import { handle } from '../kit/handle';
import { madeWithin } from './period';
import { byLender, byProduct, outcomeOf } from './productsReport';

/** A filter without what was not asked for. */
function given(filter: Filter): Filter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}

export const reportRoutes = [
  handle(getReportNames, async (_, { store }) => {
    const partners = await store.find('partners', { sort: ['title', 'ASC'] });
    const lenders = await store.find('lenders', { sort: ['name', 'ASC'] });
    return {
      data: {
        partners: partners.rows.map(({ id, title }) => ({ id, name: title })),
        lenders: lenders.rows.map(({ id, name }) => ({ id, name })),
      },
    };
  }),
  handle(getJourney, async ({ query }, { store }) => {
    const { from, to, ...own } = query ?? {};
    const { rows } = await store.find('leads', {
      filter: { ...given(own), ...madeWithin({ from, to }) },
    });
    const stages = optionIds('leadStage');
    return {
      data: {
        stages: stages.map((stage, place) => ({
          stage,
          reached: rows.filter((lead) => stages.indexOf(lead.stage) >= place).length,
        })),
      },
    };
  }),
  handle(getApplicationTotals, async ({ query }, { store }) => {
    const { from, to, ...own } = query ?? {};
    const { rows } = await store.find('applications', {
      filter: { ...given(own), ...madeWithin({ from, to }) },
    });
    const { applications, amount, disbursals, disbursed_amount } = outcomeOf(rows);
    return { data: { count: applications, amount, disbursals, disbursed_amount } };
  }),
  handle(getProductsReport, async ({ query }, { store }) => {
    const filter = madeWithin(query ?? {});
    const leads = await store.find('leads', { filter });
    const applications = await store.find('applications', { filter });
    return {
      data: {
        products: byProduct(leads.rows, applications.rows),
        lenders: byLender(applications.rows),
      },
    };
  }),
];
