import {
  estimateEarnings,
  getPartnerProducts,
  getProductOffering,
  getProductOfferings,
} from '@marketplace/shared/api';
import { assessEligibility, NO_FACTS } from '@marketplace/shared/lending';
import { findLendingLenders } from '../../../data/lenders/lenderOutages';
import { loadRevenueTypes } from '../../../data/lenders/revenueTypes';
import { requireOwnPartner } from '../../../data/partners/partners';
import { readShownProducts } from '../../../data/partners/shownProducts';
import type { LenderRecord } from '../../../data/records';
import { mapInSlices } from '../../../store/selected';
import { handle } from '../../kit/handle';
import { lenderJourneyRoutes } from './lenderJourney';
import { buildLenderFilter, listOfferedProducts, requireProductFilter } from './offeredProducts';
import { findOfferingLink, loadOfferingLinkView, offeringLinkRoutes } from './offeringLink';
import {
  estimateShare,
  findNextAmount,
  loadPayments,
  toPartnerRate,
  toPartnerSlabs,
} from './partnerSlabs';
import { preCheckRoutes } from './preCheck';

type Lender = Readonly<LenderRecord>;

const findSmallest = (values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

const findLargest = (values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

/** Lists a lender's criteria as the offers check them; whether it lends now is a separate field. */
const toCriteria = (lender: Lender, employment: 'salaried' | 'self_employed') =>
  assessEligibility(lender, { ...NO_FACTS, employment }).criteria.filter(
    ({ criterion }) => criterion !== 'active',
  );

function toSelfEmployedCriteria(lender: Lender, salaried: ReturnType<typeof toCriteria>) {
  if (lender.self_employed === 0 && lender.business === 0) return [];
  const others = salaried.map((criterion) => JSON.stringify(criterion));
  return toCriteria(lender, 'self_employed').filter(
    (one) => one.criterion !== 'employment' && !others.includes(JSON.stringify(one)),
  );
}

export const offeringRoutes = [
  handle(getPartnerProducts, async ({ session }, { store }) => ({
    data: [...(await readShownProducts(store, session?.partner_id ?? 0))],
  })),
  handle(getProductOfferings, async ({ session }, { store }) => {
    const partner = await requireOwnPartner(store, session);
    const payments = await loadPayments(store);
    const data = [];
    for (const product of await listOfferedProducts(store, partner.id)) {
      const { rows } = await store.find('lenders', { filter: buildLenderFilter(product) });
      const rates = rows.flatMap(({ id }) =>
        payments.getSlabs(id).map((slab) => toPartnerRate(slab, partner)),
      );
      data.push({
        product,
        lenders: rows.length,
        amount_min: findSmallest(rows.map(({ min_loan_amount }) => min_loan_amount)),
        amount_max: findLargest(rows.map(({ loan_amount_upto }) => loan_amount_upto)),
        percent: Math.max(0, ...rates.map(({ percent }) => percent)),
        flat: Math.max(0, ...rates.map(({ flat }) => flat)) + (partner.revenue_flat_fee ?? 0),
      });
    }
    return { data };
  }),
  handle(getProductOffering, async ({ params, session, request }, { store, config }) => {
    const partner = await requireOwnPartner(store, session);
    const filter = await requireProductFilter(store, partner.id, params.product);
    const { rows } = await store.find('lenders', { filter, sort: ['name', 'ASC'] });
    const lending = new Set((await findLendingLenders(store)).map(({ id }) => id));
    const payments = await loadPayments(store);
    const typeNames = await loadRevenueTypes(store);
    const link = await findOfferingLink(store, partner, params.product);
    return {
      data: {
        product: params.product,
        flat_fee: partner.revenue_flat_fee ?? 0,
        lenders: await mapInSlices(rows, 250, (lender) => {
          const criteria = toCriteria(lender, 'salaried');
          return {
            lender_id: lender.id,
            name: lender.name,
            paused: lending.has(lender.id) ? 0 : 1,
            amount_min: lender.min_loan_amount,
            amount_max: lender.loan_amount_upto,
            criteria,
            self_employed: toSelfEmployedCriteria(lender, criteria),
            documents: lender.documents ?? '',
            documents_hi: lender.documents_hi ?? '',
            decision_hours: lender.decision_hours ?? null,
            disbursal_hours: lender.disbursal_hours ?? null,
            slabs: toPartnerSlabs(payments, lender.id, partner, typeNames),
          };
        }),
        link: link ? await loadOfferingLinkView(store, link, { partner, request, config }) : null,
      },
    };
  }),
  handle(estimateEarnings, async ({ params, query, session }, { store }) => {
    const partner = await requireOwnPartner(store, session);
    const filter = await requireProductFilter(store, partner.id, params.product);
    const { rows } = await store.find('lenders', { filter, sort: ['name', 'ASC'] });
    const payments = await loadPayments(store);
    const { amount } = query;
    return {
      data: rows.map((lender) => {
        const earn = (value: number) => estimateShare(payments, lender.id, partner, value);
        const lends =
          amount >= (lender.min_loan_amount ?? 0) &&
          amount <= (lender.loan_amount_upto ?? Infinity);
        const next = lends ? findNextAmount(payments, lender, amount) : null;
        return {
          lender_id: lender.id,
          name: lender.name,
          earns: lends ? earn(amount) : null,
          next_amount: next,
          next_earns: next === null ? null : earn(next),
        };
      }),
    };
  }),
  ...offeringLinkRoutes,
  ...preCheckRoutes,
  ...lenderJourneyRoutes,
];
