import { optionIds } from '@marketplace/shared/schema';
import type { ApplicationRecord, LeadRecord } from '../../data/records';
import { amountSum } from '../summary/disbursals';

type App = Readonly<ApplicationRecord>;

interface Outcome {
  applications: number;
  approved: number;
  disbursals: number;
  amount: number;
  disbursed_amount: number;
}

/**
 * `made`: the applications created in a period. `paid`: those whose disbursal counts in it,
 * whenever they were created.
 */
export interface Counted {
  made: readonly App[];
  paid: readonly App[];
}

/** Sums up the results of applications; amounts in ₹. */
export function summarizeOutcome({ made, paid }: Counted): Outcome {
  return {
    applications: made.length,
    approved: made.filter(({ status }) => status === 'approved' || status === 'disbursed').length,
    disbursals: paid.length,
    amount: made.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
    disbursed_amount: amountSum(paid),
  };
}

/**
 * Returns one row for each product with a lead, an application or a disbursal, in the order of the
 * products.
 */
export function groupByProduct(leads: readonly Readonly<LeadRecord>[], { made, paid }: Counted) {
  return optionIds('product')
    .map((product) => {
      const isOwn = (one: { readonly product: string }): boolean => one.product === product;
      const own = { made: made.filter(isOwn), paid: paid.filter(isOwn) };
      return { product, leads: leads.filter(isOwn).length, ...summarizeOutcome(own) };
    })
    .filter((row) => row.leads + row.applications + row.disbursals > 0);
}

/**
 * Returns one row for each lender and product with an application or a disbursal, most applications
 * first.
 */
export function groupByLender({ made, paid }: Counted) {
  const keyOf = ({ lender_id, product }: App): string => `${lender_id} ${product}`;
  const groups = new Map<string, App>();
  for (const one of [...made, ...paid]) if (!groups.has(keyOf(one))) groups.set(keyOf(one), one);
  return [...groups]
    .map(([key, { lender_id, lender_name, product }]) => {
      const isOwn = (one: App): boolean => keyOf(one) === key;
      const own = { made: made.filter(isOwn), paid: paid.filter(isOwn) };
      const customers = new Set(own.made.map(({ user_id }) => user_id)).size;
      return { lender_id, lender_name, product, customers, ...summarizeOutcome(own) };
    })
    .toSorted((a, b) => b.applications - a.applications || a.lender_id - b.lender_id);
}
