import {
  getApplicationTotals,
  getJourney,
  getProductsReport,
  getReportNames,
} from '@marketplace/shared/api';
import type { DisbursalBasis } from '@marketplace/shared/api';
import { COUNTED_LEAD_STAGES, optionIds } from '@marketplace/shared/schema';
import type { Filter } from '../../store/port';
import type { Store } from '../../context';
import { handle } from '../kit/handle';
import { disbursedIn } from '../summary/disbursals';
import { parsePeriod } from '../summary/period';
import type { Counted } from './productsReport';
import { groupByLender, groupByProduct, summarizeOutcome } from './productsReport';
import { addDays, startOfDayInIndia } from '@marketplace/shared/format';

interface PeriodQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Builds a filter for records created within the period's days in India. Throws as `parsePeriod`
 * does.
 */
function createdWithinFilter(query: PeriodQuery): Filter {
  const { from, to } = parsePeriod(query);
  return {
    created_at_gte: startOfDayInIndia(from),
    created_at_lt: startOfDayInIndia(addDays(to, 1)),
  };
}

/** Removes empty values from a filter. */
function withoutEmpty(filter: Filter): Filter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly basis?: DisbursalBasis | undefined;
}

/**
 * Finds the applications that match a filter: those created in a period, and those whose disbursal
 * counts in it.
 */
async function countedIn(store: Store, filter: Filter, asked: Asked): Promise<Counted> {
  const { basis = 'disbursal', ...days } = asked;
  const made = await store.find('applications', {
    filter: { ...filter, ...createdWithinFilter(days) },
  });
  const period = parsePeriod(days);
  if (basis === 'application')
    return { made: made.rows, paid: disbursedIn(made.rows, period, basis) };
  const disbursedFilter = { status_date_gte: period.from, status_date_lte: period.to };
  const { rows } = await store.find('applications', { filter: { ...filter, ...disbursedFilter } });
  return { made: made.rows, paid: disbursedIn(rows, period, basis) };
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
    const { rows } = await store.find('leads', {
      filter: { ...withoutEmpty(own), ...createdWithinFilter({ from, to }) },
    });
    const every = optionIds('leadStage');
    // The funnel begins with the sign-in: before it, only the partner has told of a person.
    const stages = every.slice(every.indexOf('signed_in'));
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
    const { from, to, basis, ...own } = query ?? {};
    const found = await countedIn(store, withoutEmpty(own), { from, to, basis });
    // Disbursals alone are listed by the day that the basis selects.
    const counted = own.status?.join() === 'disbursed' ? { ...found, made: found.paid } : found;
    const { applications, amount, disbursals, disbursed_amount } = summarizeOutcome(counted);
    return { data: { count: applications, amount, disbursals, disbursed_amount } };
  }),
  handle(getProductsReport, async ({ query }, { store }) => {
    const asked = query ?? {};
    const leads = await store.find('leads', {
      filter: { ...createdWithinFilter(asked), stage: [...COUNTED_LEAD_STAGES] },
    });
    const counted = await countedIn(store, {}, asked);
    return {
      data: { products: groupByProduct(leads.rows, counted), lenders: groupByLender(counted) },
    };
  }),
];
