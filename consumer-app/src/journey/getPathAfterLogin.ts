import { paths } from '../paths';
import type { ProductType } from '../productTypes';
import type { CompletedProducts, JourneyState } from './journeyState';

/** Path of the product list, which is the start page in builds with `startWithProducts`. */
export const getProductsPath = ({ startWithProducts }: JourneyState): string =>
  startWithProducts ? paths.start : paths.products;

interface Row {
  /** The form to fill in; absent if the product needs none. */
  form?: string;
  flag?: keyof CompletedProducts;
  /** Next page with a completed form, and without one. */
  finished: string;
  unfinished: string;
  /** The page that compares offers, if the product has one. */
  offers?: string;
}

/** Also used by the other products that share the personal loan form. */
const PERSONAL: Row = {
  form: paths.profile,
  flag: 'personal',
  finished: paths.offers,
  unfinished: paths.welcomeBack,
  offers: paths.offers,
};

/** The next page for each product after the sign-in (specification, sections 2 and 4). */
const ROWS: Readonly<Record<ProductType, Row>> = {
  'Personal Loans': PERSONAL,
  'Student Loans': PERSONAL,
  '2-Wheeler Loans': PERSONAL,
  'Car Loans': PERSONAL,
  'Business Loans': {
    form: paths.businessProfile,
    flag: 'business',
    finished: paths.businessWelcomeBack,
    unfinished: paths.businessProfile,
    offers: paths.businessOffers,
  },
  'Gold Loans': {
    form: paths.goldForm,
    flag: 'gold',
    finished: paths.goldDone,
    unfinished: paths.goldForm,
  },
  'Affordable Housing Loan': {
    form: paths.housingForm,
    flag: 'housing',
    finished: paths.housingDone,
    unfinished: paths.housingForm,
  },
  'Credit Cards': { finished: paths.creditCards, unfinished: paths.creditCards },
  'Discount Vouchers': { finished: paths.vouchers, unfinished: paths.vouchers },
  'Other Insurance': { finished: paths.insurance, unfinished: paths.insurance },
};

export const getFormPath = (product: ProductType | undefined): string | undefined =>
  product && ROWS[product].form;

/** The page that compares offers for a product, if it has one. */
export const getOffersPath = (product: ProductType | undefined): string | undefined =>
  product && ROWS[product].offers;

/** Whether the person has completed the form of the product. */
export function isFinished(product: ProductType, completed: CompletedProducts): boolean {
  const { flag } = ROWS[product];
  return flag === undefined || completed[flag];
}

/**
 * Whether the partner hides a product that the person has not begun; `undefined` while that depends
 * on the profile.
 */
export function isHidden(
  { offered, completed, started }: JourneyState,
  product: ProductType,
): boolean | undefined {
  if (!offered || offered.includes(product)) return false;
  const { flag, offers } = ROWS[product];
  return flag ? completed && !(completed[flag] || (offers && started)) : true;
}

/** The next page of a verified person; `undefined` while it depends on a profile that is still loading. */
export function getPathAfterLogin(state: JourneyState): string | undefined {
  const { product, completed, update, lenderDeployment, lenderKey } = state;
  if (!product || isHidden(state, product)) return getProductsPath(state);
  const row = ROWS[product];
  if (row.finished === row.unfinished) return row.finished;
  if (!completed) return undefined;
  if (!isFinished(product, completed)) return row.unfinished;
  if (update && row.offers) return row.form;
  return row.offers && lenderDeployment && lenderKey ? paths.lenderSubmit : row.finished;
}
