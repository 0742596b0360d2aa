import { optionIds } from '@marketplace/shared/schema';
import type { ApplicationRecord, LeadRecord } from '../../data/records';
import { amountOf } from '../summary/totals';

type App = Readonly<ApplicationRecord>;

interface Outcome {
  applications: number;
  approved: number;
  disbursals: number;
  amount: number;
  disbursed_amount: number;
}

/** What became of some applications; amounts in ₹. */
export function outcomeOf(applications: readonly App[]): Outcome {
  const paid = applications.filter(({ status }) => status === 'disbursed');
  return {
    applications: applications.length,
    approved: paid.length + applications.filter(({ status }) => status === 'approved').length,
    disbursals: paid.length,
    amount: applications.reduce((sum, { amount }) => sum + amount, 0),
    disbursed_amount: paid.reduce((sum, one) => sum + amountOf(one), 0),
  };
}

/** One row for each product that had a lead or an application, in the order of the products. */
export function byProduct(leads: readonly Readonly<LeadRecord>[], applications: readonly App[]) {
  return optionIds('product')
    .map((product) => ({
      product,
      leads: leads.filter((one) => one.product === product).length,
      ...outcomeOf(applications.filter((one) => one.product === product)),
    }))
    .filter((row) => row.leads + row.applications > 0);
}

/** One row for each lender and product with an application, the most asked for first. */
export function byLender(applications: readonly App[]) {
  const groups = new Map<string, App[]>();
  for (const one of applications) {
    const key = `${one.lender_id} ${one.product}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { lender_id, lender_name, product } = first;
      const customers = new Set(own.map(({ user_id }) => user_id)).size;
      return [{ lender_id, lender_name, product, customers, ...outcomeOf(own) }];
    })
    .toSorted((a, b) => b.applications - a.applications || a.lender_id - b.lender_id);
}
