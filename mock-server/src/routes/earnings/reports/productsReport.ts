import { groupBy } from '@marketplace/shared/collections';
import { getOptionIds } from '@marketplace/shared/schema';
import type { AppGroup } from '../summary/disbursals';
import { sumAmount, summarizeOutcome } from '../summary/totals';

interface ProductGroup extends AppGroup {
  readonly product: string;
}

interface LenderGroup extends ProductGroup {
  readonly lender_id: number;
}

const toOutcome = (groups: readonly AppGroup[]) => ({
  ...summarizeOutcome(groups),
  amount: sumAmount(groups, 'amount'),
});

/** Returns one row for each product with an application, in the order of the products. */
export function groupByProduct(counted: readonly ProductGroup[]) {
  const groups = groupBy(counted, ({ product }) => product);
  return getOptionIds('product').flatMap((product) => {
    const own = groups.get(product);
    return own ? [{ product, ...toOutcome(own) }] : [];
  });
}

/** Returns one row for each lender and product with an application, most applications first. */
export const groupByLender = (
  counted: readonly LenderGroup[],
  names: ReadonlyMap<number, string>,
) =>
  [...groupBy(counted, ({ lender_id, product }) => `${lender_id} ${product}`).values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { lender_id, product } = first;
      const lender_name = names.get(lender_id) ?? '';
      return [{ lender_id, lender_name, product, ...toOutcome(own) }];
    })
    .toSorted((a, b) => b.applications - a.applications || a.lender_id - b.lender_id);
