import { getOptionIds } from '@marketplace/shared/schema';
import type { ApplicationRecord } from '../../../data/records';
import type { AppGroup, CountedApps } from '../summary/disbursals';
import { groupBy } from '../summary/earnings';
import { sumAmount, summarizeOutcome } from '../summary/totals';

interface ProductGroup extends AppGroup {
  readonly product: string;
}

interface LenderGroup extends ProductGroup {
  readonly lender_id: number;
}

const toOutcome = (counted: CountedApps) => ({
  ...summarizeOutcome(counted),
  amount: sumAmount(counted.made, 'amount'),
});

const groupCounted = <Group extends AppGroup, Key>(
  { made, paid }: CountedApps<Group>,
  getKey: (one: Group) => Key,
) => {
  const madeByKey = groupBy(made, getKey);
  const paidByKey = groupBy(paid, getKey);
  return new Map(
    [...madeByKey.keys(), ...paidByKey.keys()].map((key): [Key, CountedApps<Group>] => [
      key,
      { made: madeByKey.get(key) ?? [], paid: paidByKey.get(key) ?? [] },
    ]),
  );
};

/** Returns one row for each product with a lead, an application or a disbursal, in the order of the products. */
export function groupByProduct(
  leads: readonly { readonly product: string; readonly count: number }[],
  counted: CountedApps<ProductGroup>,
) {
  const groups = groupCounted(counted, ({ product }) => product);
  return getOptionIds('product')
    .map((product) => ({
      product,
      leads: leads.find((one) => one.product === product)?.count ?? 0,
      ...toOutcome(groups.get(product) ?? { made: [], paid: [] }),
    }))
    .filter((row) => row.leads + row.applications + row.disbursals > 0);
}

/** Returns one row for each lender and product with an application or a disbursal, most applications first. */
export function groupByLender(
  counted: CountedApps<LenderGroup>,
  applicants: readonly Readonly<Pick<ApplicationRecord, 'lender_id' | 'product' | 'user_id'>>[],
  names: ReadonlyMap<number, string>,
) {
  const getKey = ({ lender_id, product }: Pick<LenderGroup, 'lender_id' | 'product'>): string =>
    `${lender_id} ${product}`;
  const applicantsByKey = groupBy(applicants, getKey);
  return [...groupCounted(counted, getKey)]
    .flatMap(([key, own]) => {
      const [first] = [...own.made, ...own.paid];
      if (!first) return [];
      const { lender_id, product } = first;
      const customers = new Set(applicantsByKey.get(key)?.map(({ user_id }) => user_id)).size;
      const lender_name = names.get(lender_id) ?? '';
      return { lender_id, lender_name, product, customers, ...toOutcome(own) };
    })
    .toSorted((a, b) => b.applications - a.applications || a.lender_id - b.lender_id);
}
