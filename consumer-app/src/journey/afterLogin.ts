import { paths } from '../common/paths';
import type { ProductType } from '../common/products';
import type { Completed, Facts } from './facts';
import { built } from './places';

/** The list of products, which is the start page in builds that start with it. */
export const productsPage = ({ startWithProducts }: Facts): string =>
  startWithProducts ? paths.start : paths.products;

/** Whether all is filled in that the chosen product asks; both loans share one form. */
export function isFinished(product: ProductType, completed: Completed): boolean {
  switch (product) {
    case 'Personal Loans':
      return completed.personal;
    case 'Business Loans':
      return completed.personal || completed.business;
    case 'Gold Loans':
      return completed.gold;
    case 'Affordable Housing Loan':
      return completed.housing;
    default:
      return true;
  }
}

interface Row {
  product: ProductType;
  finished: string;
  unfinished: string;
}

/** Where each product goes on after the sign-in (specification, sections 2 and 4). */
const ROWS: readonly Row[] = [
  { product: 'Personal Loans', finished: paths.offers, unfinished: '/user/welcome-back' },
  {
    product: 'Business Loans',
    finished: '/user/business-welcome-back',
    unfinished: paths.profile,
  },
  {
    product: 'Gold Loans',
    finished: '/user/user-detail/gold-loan',
    unfinished: '/user/user-detail/gold-loan',
  },
  {
    product: 'Affordable Housing Loan',
    finished: '/user/user-detail/affordable-housing-loan',
    unfinished: '/user/user-detail/affordable-housing-loan',
  },
  { product: 'Credit Cards', finished: paths.creditCards, unfinished: paths.creditCards },
  { product: 'Other Insurance', finished: '/user/insurance', unfinished: '/user/insurance' },
];

/** Where a verified person goes on; `undefined` while that depends on a profile not fetched yet. */
export function afterLogin(facts: Facts): string | undefined {
  const row = ROWS.find(({ product }) => product === facts.product);
  if (!row) return productsPage(facts);
  if (row.finished !== row.unfinished && !facts.completed) return undefined;
  const finished = facts.completed !== undefined && isFinished(row.product, facts.completed);
  const loan = row.product === 'Personal Loans' || row.product === 'Business Loans';
  if (finished && loan && facts.lenderDeployment && facts.lenderKey)
    return built('/user/lender-submit');
  const goal = built(finished ? row.finished : row.unfinished);
  return goal === paths.products ? productsPage(facts) : goal;
}
