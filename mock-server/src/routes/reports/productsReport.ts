import { optionIds } from '@marketplace/shared/schema';
import { type App, amountSum } from '../summary/disbursals';
import { groupBy } from '../summary/earnings';

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

const groupCounted = <Key>({ made, paid }: Counted, keyOf: (one: App) => Key) => {
  const madeOf = groupBy(made, keyOf);
  const paidOf = groupBy(paid, keyOf);
  return new Map(
    [...madeOf.keys(), ...paidOf.keys()].map((key): [Key, Counted] => [
      key,
      { made: madeOf.get(key) ?? [], paid: paidOf.get(key) ?? [] },
    ]),
  );
};

/**
 * Returns one row for each product with a lead, an application or a disbursal, in the order of the
 * products.
 */
export function groupByProduct(
  leads: readonly { readonly product: string; readonly count: number }[],
  counted: Counted,
) {
  const groups = groupCounted(counted, ({ product }) => product);
  return optionIds('product')
    .map((product) => ({
      product,
      leads: leads.find((one) => one.product === product)?.count ?? 0,
      ...summarizeOutcome(groups.get(product) ?? { made: [], paid: [] }),
    }))
    .filter((row) => row.leads + row.applications + row.disbursals > 0);
}

/**
 * Returns one row for each lender and product with an application or a disbursal, most applications
 * first.
 */
export function groupByLender(counted: Counted) {
  const groups = groupCounted(counted, ({ lender_id, product }) => `${lender_id} ${product}`);
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = [...own.made, ...own.paid];
      if (!first) return [];
      const { lender_id, lender_name, product } = first;
      const customers = new Set(own.made.map(({ user_id }) => user_id)).size;
      return { lender_id, lender_name, product, customers, ...summarizeOutcome(own) };
    })
    .toSorted((a, b) => b.applications - a.applications || a.lender_id - b.lender_id);
}
