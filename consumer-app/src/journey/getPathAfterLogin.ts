import { paths } from '../browser/paths';
import type { ProductType } from '../products/products';
import type { CompletedProducts, JourneyState } from './journeyState';

/** The list of products, which is the start page in builds that start with it. */
export const getProductsPath = ({ startWithProducts }: JourneyState): string =>
  startWithProducts ? paths.start : paths.products;

interface Row {
  /** The form that has to be filled in; absent where a product needs none. */
  form?: string;
  /** Which form's completion counts. */
  flag?: keyof CompletedProducts;
  /** Where the way leads with a filled-in form, and without one. */
  finished: string;
  unfinished: string;
  /** Ends in a comparison of offers. */
  offers?: string;
}

/** Products that share the personal loan form have its way too. */
const PERSONAL: Row = {
  form: paths.profile,
  flag: 'personal',
  finished: paths.offers,
  unfinished: paths.welcomeBack,
  offers: paths.offers,
};

/** Where each product goes on after the sign-in (specification, sections 2 and 4). */
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

/** The form of a product, where it has one. */
export const getFormPath = (product: ProductType | undefined): string | undefined =>
  product && ROWS[product].form;

/** The comparison of offers for a product, where it has one. */
export const getOffersPath = (product: ProductType | undefined): string | undefined =>
  product && ROWS[product].offers;

/** Whether all is filled in that the chosen product asks. */
export function isFinished(product: ProductType, completed: CompletedProducts): boolean {
  const { flag } = ROWS[product];
  return flag === undefined || completed[flag];
}

/** Where a verified person goes on; `undefined` while that depends on a profile not fetched yet. */
export function getPathAfterLogin(facts: JourneyState): string | undefined {
  const { product, completed, update, lenderDeployment, lenderKey } = facts;
  if (!product) return getProductsPath(facts);
  const row = ROWS[product];
  if (row.finished === row.unfinished) return row.finished;
  if (!completed) return undefined;
  if (!isFinished(product, completed)) return row.unfinished;
  if (update && row.offers) return row.form;
  return row.offers && lenderDeployment && lenderKey ? paths.lenderSubmit : row.finished;
}
