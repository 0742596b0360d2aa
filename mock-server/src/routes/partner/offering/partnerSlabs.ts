import { groupBy } from '@marketplace/shared/collections';
import {
  computeDisbursalRevenue,
  computePartnerShare,
  findSlab,
  type PartnerTerms,
  toRupees,
} from '@marketplace/shared/lending';
import { getIndianToday } from '../../../data/indianDay';
import type { RevenueTypeNames } from '../../../data/lenders/revenueTypes';
import type { Collections, LenderRecord, LenderRevenueRecord } from '../../../data/records';
import type { Reader } from '../../../store/port';
import { countDisbursals } from '../../earnings/summary/disbursals';

type Slab = Readonly<LenderRevenueRecord>;

/**
 * A lender's disbursals of this month, of every partner, by which slabs are selected: their number and their
 * sum in ₹.
 */
interface Month {
  readonly number: number;
  readonly sum: number;
}

/** The basis of partners' payments: each lender's active slabs in order, and its disbursals of this month. */
export interface Payments {
  readonly getSlabs: (lenderId: number) => readonly Slab[];
  readonly getMonth: (lenderId: number) => Month;
}

/** Loads the basis of the payments for this month's disbursals. */
export async function loadPayments(reader: Reader<Collections>): Promise<Payments> {
  const { rows: slabs } = await reader.find('lender_revenue', {
    filter: { status: 1 },
    sort: ['sort_order', 'ASC'],
  });
  const to = getIndianToday();
  const days = { from: `${to.slice(0, 8)}01`, to };
  const paid = await countDisbursals(reader, ['lender_id'], {}, days);
  const slabsByLender = groupBy(slabs, ({ lender_id }) => lender_id);
  const paidByLender = new Map(paid.map((own) => [own.lender_id, own]));
  return {
    getSlabs: (id) => slabsByLender.get(id) ?? [],
    getMonth: (id) => {
      const own = paidByLender.get(id);
      return { number: own?.count ?? 0, sum: toRupees(own?.sums.paid_out ?? 0) };
    },
  };
}

const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * The partner's part of a slab: ₹ for each disbursal and per cent of its amount, without the fee for each
 * disbursal.
 */
export function toPartnerRate(
  slab: Pick<Slab, 'revenue_flat' | 'revenue_percent'>,
  { revenue_percent }: PartnerTerms,
): { flat: number; percent: number } {
  const share = (revenue_percent ?? 0) / 100;
  return {
    flat: roundTo((slab.revenue_flat ?? 0) * share, 2),
    percent: roundTo((slab.revenue_percent ?? 0) * share, 4),
  };
}

/** Compares the month's disbursals with a slab. Before the first disbursal, assumes one. */
function getState(slab: Slab, { number, sum }: Month) {
  const ats = number === 0 ? null : sum / number;
  const missingNumber = Math.max((slab.slab_number_min ?? 0) - Math.max(number, 1), 0);
  const missingAts = ats === null ? 0 : Math.max((slab.ats_min ?? 0) - Math.floor(ats), 0);
  const isPast =
    number > (slab.slab_number_max ?? Infinity) || (ats ?? 0) >= (slab.ats_max ?? Infinity) + 1;
  if (isPast) return { state: 'past', missing_number: null, missing_ats: null } as const;
  if (missingNumber === 0 && missingAts === 0)
    return { state: 'now', missing_number: null, missing_ats: null } as const;
  return {
    state: 'next',
    missing_number: missingNumber === 0 ? null : Math.max((slab.slab_number_min ?? 0) - number, 0),
    missing_ats: missingAts === 0 ? null : missingAts,
  } as const;
}

/** Converts a lender's slabs for a partner, who never sees what the platform earns. */
export const toPartnerSlabs = (
  { getSlabs, getMonth }: Payments,
  lenderId: number,
  terms: PartnerTerms,
  typeNames: RevenueTypeNames,
) =>
  getSlabs(lenderId).map((slab) => ({
    id: slab.id,
    type: typeNames(slab.revenue_type_id).name,
    type_hi: typeNames(slab.revenue_type_id).name_hi,
    amount_min: slab.slab_disbursed_min ?? null,
    amount_max: slab.slab_disbursed_max ?? null,
    number_min: slab.slab_number_min ?? null,
    number_max: slab.slab_number_max ?? null,
    ats_min: slab.ats_min ?? null,
    ats_max: slab.ats_max ?? null,
    ...toPartnerRate(slab, terms),
    ...getState(slab, getMonth(lenderId)),
  }));

/** Computes what the partner earns in ₹ for one more disbursal of the lender today. */
export function estimateShare(
  { getSlabs, getMonth }: Payments,
  lenderId: number,
  terms: PartnerTerms,
  amount: number,
): number {
  const { number, sum } = getMonth(lenderId);
  const disbursal = { amount, number: number + 1, ats: (sum + amount) / (number + 1) };
  return computePartnerShare(computeDisbursalRevenue(disbursal, getSlabs(lenderId)), terms);
}

/** Finds the smallest amount above the given one that another slab pays for, if the lender lends that much. */
export function findNextAmount(
  { getSlabs, getMonth }: Payments,
  lender: Readonly<LenderRecord>,
  amount: number,
): number | null {
  const { number, sum } = getMonth(lender.id);
  const slabs = getSlabs(lender.id);
  const starts = slabs.flatMap(({ slab_disbursed_min: min }) =>
    typeof min === 'number' && min > amount && min <= (lender.loan_amount_upto ?? Infinity)
      ? [min]
      : [],
  );
  const [next] = starts
    .toSorted((a, b) => a - b)
    .filter((start) =>
      findSlab(slabs, { amount: start, number: number + 1, ats: (sum + start) / (number + 1) }),
    );
  return next ?? null;
}
