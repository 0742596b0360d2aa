import type { Lender } from '@marketplace/shared/schema';
import { slugOf } from '@marketplace/shared/schema';
import type { LenderRecord, LenderRevenueRecord } from '../data/records';
import type { NewRecord } from '../store/port';
import type { LenderRow } from './fixtures/lenders';
import { LENDER_DESCRIPTIONS } from './fixtures/lenderDescriptions';
import { LENDER_ROWS } from './fixtures/lenders';
import { PRODUCT_LENDER_ROWS } from './fixtures/productLenders';
import type { Random } from './random';
import { randomSource } from './random';

export const LENDER_GROUPS = ['Personal loans', 'Gold loans', 'Banks', 'Small ticket'] as const;

const ROWS = [...LENDER_ROWS, ...PRODUCT_LENDER_ROWS];

const monthly = (perYear: number): number => Number((perYear / 12).toFixed(3));

function ticketClass(largest: number | null): string {
  if (largest === null || largest > 1_000_000) return 'jumbo';
  if (largest > 500_000) return 'large';
  return largest > 50_000 ? 'medium' : 'small';
}

function groupsOf({ name, amount, product }: LenderRow): number[] {
  const isBank = name.endsWith('Bank') || name.endsWith('National');
  const isSmall = (amount[1] ?? Infinity) <= 100_000;
  return [
    ...(product === undefined ? [1] : []),
    ...(product === 'gold_loan' ? [2] : []),
    ...(isBank ? [3] : []),
    ...(isSmall ? [4] : []),
  ];
}

function terms(row: LenderRow, id: number): Lender {
  const { age, ageSelfEmployed, employment, amount, rate, tenure } = row;
  const isBank = row.name.endsWith('Bank') || row.name.endsWith('National');
  return {
    lender_id: id,
    name: row.name,
    slug: row.slug ?? slugOf(row.name),
    product: row.product ?? 'personal_loan',
    min_income: row.income,
    max_income: null,
    min_age: age[0],
    max_age: age[1],
    ticket_class: ticketClass(amount[1]),
    credit_score_class: row.score,
    salaried: 1,
    self_employed: employment === 'salaried' ? 0 : 1,
    business: employment === 'all' ? 1 : 0,
    priority: id,
    lender_status: 1,
    so_status: 0,
    so_text: '',
    so_date_start: null,
    so_date_end: null,
    loan_amount_upto: amount[1],
    tenure: tenure[1],
    interest_rate: `${rate[0]}% To ${rate[1]}%`,
    apr_min: monthly(rate[0]),
    apr_max: monthly(rate[1]),
    processing_fees: row.fee,
    lender_group_ids: groupsOf(row),
    autosubmission: id % 3 === 0 ? 1 : 0,
    api: id % 3 === 0 ? 1 : 0,
    min_loan_amount: amount[0],
    tenure_min: tenure[0],
    min_income_self_employed: row.incomeSelfEmployed ?? null,
    min_age_self_employed: ageSelfEmployed?.[0] ?? null,
    max_age_self_employed: ageSelfEmployed?.[1] ?? null,
    min_turnover: row.turnover ?? null,
    max_foir_percent: isBank ? 55 : 50,
    penal_charge_percent: isBank ? 1.5 : 2,
    foreclosure_percent: isBank ? 2 : 4,
    cooling_off_days: 3,
    journey: row.journey,
    lender_description: LENDER_DESCRIPTIONS[row.name]?.en ?? '',
    grievance_officer: `Grievance Officer, ${row.name}`,
    grievance_contact: `grievance@${row.name.toLowerCase()}.example`,
    confirms_by_code: row.confirmsByCode ? 1 : 0,
    so_text_hi: '',
    lender_description_hi: LENDER_DESCRIPTIONS[row.name]?.hi ?? '',
    grievance_officer_hi: `शिकायत अधिकारी, ${row.name}`,
  };
}

/** The fixture lenders, and beyond them as many more as are asked for, each a variation of one of them. */
export function seedLenders(count = ROWS.length): NewRecord<LenderRecord>[] {
  const random = randomSource(23);
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const row = ROWS[index % ROWS.length];
    if (!row) throw new Error('there are no fixture lenders');
    const base = terms(row, id);
    const varied =
      index < ROWS.length
        ? base
        : {
            ...base,
            name: `${row.name}-${id}`,
            slug: slugOf(`${row.name}-${id}`),
            min_income: base.min_income === null ? null : base.min_income + random.int(0, 20) * 500,
            lender_status: random.chance(0.8) ? (1 as const) : (0 as const),
          };
    return { ...varied, id, deleted_at: null };
  });
}

interface SlabRow {
  disbursed: readonly [min: number, max: number | null];
  /** Per cent of the amount. */
  percent: number;
}

function slabsOf(random: Random): readonly SlabRow[] {
  const base = random.int(10, 25) / 10;
  return [
    { disbursed: [0, 100_000], percent: base },
    { disbursed: [100_001, 500_000], percent: base + 0.25 },
    { disbursed: [500_001, null], percent: base + 0.5 },
  ];
}

/** Three slabs on what is disbursed for each lender, and for every second one a flat fee beside them. */
export function seedRevenue(lenders: readonly { id?: number }[]): NewRecord<LenderRevenueRecord>[] {
  const random = randomSource(41);
  let id = 0;
  return lenders.flatMap(({ id: lenderId = 0 }) => {
    const open = {
      lender_id: lenderId,
      slab_number_min: null,
      slab_number_max: null,
      ats_min: null,
      ats_max: null,
      status: 1 as const,
    };
    const slabs = slabsOf(random).map(({ disbursed, percent }, index) => ({
      ...open,
      id: ++id,
      slab_disbursed_min: disbursed[0],
      slab_disbursed_max: disbursed[1],
      revenue_type_id: 1,
      revenue_flat: null,
      revenue_percent: Number(percent.toFixed(3)),
      sort_order: index + 1,
    }));
    if (lenderId % 2 === 0) return slabs;
    const flat = {
      ...open,
      id: ++id,
      slab_disbursed_min: null,
      slab_disbursed_max: null,
      revenue_type_id: 2,
      revenue_flat: random.int(1, 4) * 50,
      revenue_percent: null,
      sort_order: slabs.length + 1,
    };
    return [...slabs, flat];
  });
}
