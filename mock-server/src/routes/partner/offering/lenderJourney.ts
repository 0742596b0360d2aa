import { groupBy } from '@marketplace/shared/collections';
import {
  ELIGIBILITY_ROWS,
  eligibilityCriteria,
  getEligibilityCriteria,
  getLenderJourneys,
} from '@marketplace/shared/api';
import { toIndianDay } from '@marketplace/shared/format';
import { createFieldSelector } from '@marketplace/shared/schema';
import { DAY_MS } from '../../../clock';
import { buildOutageOverlay } from '../../../data/lenders/lenderOutages';
import { getLenderProcess } from '../../../data/lenders/lenderProcess';
import { requireOwnPartner } from '../../../data/partners/partners';
import { loadShownTest } from '../../../data/partners/shownProducts';
import type { ApplicationRecord } from '../../../data/records';
import { handle } from '../../kit/handle';

const selectCriteria = createFieldSelector(eligibilityCriteria);

/** Counts the days from the application to the disbursal. */
const computeDaysToMoney = ({
  created_at,
  status_date,
}: Pick<ApplicationRecord, 'created_at' | 'status_date'>): number =>
  Math.round((Date.parse(status_date) - Date.parse(toIndianDay(created_at))) / DAY_MS);

/** Returns the middle of the values, between the two middle ones if their number is even; null of none. */
export function computeMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

export const lenderJourneyRoutes = [
  handle(getLenderJourneys, async ({ session }, { store }) => {
    const partner = await requireOwnPartner(store, session);
    const isShown = await loadShownTest(store, partner.id);
    const { rows: lenders } = await store.find('lenders', {
      filter: { deleted_at: null, lender_status: 1 },
      sort: ['name', 'ASC'],
    });
    const applications = await store.select(
      'applications',
      ['lender_id', 'user_id', 'status', 'status_date', 'created_at'],
      { filter: { partner_id: partner.id } },
    );
    const byLender = groupBy(applications, ({ lender_id }) => lender_id);
    return {
      data: lenders.filter(isShown).map((lender) => {
        const own = byLender.get(lender.id) ?? [];
        const paid = own.filter(({ status }) => status === 'disbursed');
        return {
          lender_id: lender.id,
          name: lender.name,
          product: lender.product,
          journey: lender.journey,
          ...getLenderProcess(lender),
          leads: new Set(own.map(({ user_id }) => user_id)).size,
          applications: own.length,
          approved: own.filter(({ status }) => status === 'approved').length + paid.length,
          disbursed: paid.length,
          median_days: computeMedian(paid.map(computeDaysToMoney)),
        };
      }),
    };
  }),
  handle(getEligibilityCriteria, async ({ session }, { store }) => {
    const isShown = await loadShownTest(store, session?.partner_id ?? 0);
    const applyOutage = await buildOutageOverlay(store);
    const { rows } = await store.find('lenders', {
      filter: { deleted_at: null },
      sort: ['priority', 'ASC'],
      range: [0, ELIGIBILITY_ROWS - 1],
    });
    return {
      data: rows.filter(isShown).map((lender) => ({
        ...selectCriteria(lender),
        lending: applyOutage(lender).lender_status === 1,
      })),
    };
  }),
];
