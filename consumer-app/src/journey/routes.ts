import { paths } from '../browser/paths';
import type { ProductType } from '../products/products';

/** What an address is, as far as the journey goes. */
export interface Route {
  path: string;
  /**
   * `start`: sign-in or products, by the build flag; `door`: sign-in, `code`: its second step;
   * `open`: for anyone; `entry`: for anyone, until it has found out where its link leads;
   * `customer`: for who is verified; `next`: no page, but wherever the person is to go next.
   */
  kind: 'start' | 'door' | 'code' | 'open' | 'entry' | 'customer' | 'next';
  /** Products of which one has to be chosen; absent where none is needed. */
  products?: readonly ProductType[];
  /** Only with a finished profile. */
  finished?: boolean;
  /** Name of the rule that stands aside for it: the list of products itself. */
  list?: boolean;
  /** Only with something to come back to. */
  return?: boolean;
  /** Only another address of this page. */
  alias?: string;
  /** Only in a lender's own deployment, with that lender's key. */
  lender?: boolean;
}

const BUSINESS = ['Business Loans'] as const satisfies readonly ProductType[];
const GOLD = ['Gold Loans'] as const satisfies readonly ProductType[];
const HOUSING = ['Affordable Housing Loan'] as const satisfies readonly ProductType[];
const VOUCHERS = ['Discount Vouchers'] as const satisfies readonly ProductType[];
const INSURANCE = ['Other Insurance'] as const satisfies readonly ProductType[];

/** Served by the one personal loan form and its comparison. */
const PERSONAL = [
  'Personal Loans',
  'Student Loans',
  '2-Wheeler Loans',
  'Car Loans',
] as const satisfies readonly ProductType[];
const LOANS = [...PERSONAL, ...BUSINESS];

const page = (path: string, rest: Partial<Route> = {}): Route => ({
  path,
  kind: 'customer',
  ...rest,
});

/** Every address that has a page, `/{urlSegment}` aside; `:name` stands for any one segment. */
export const ROUTES: readonly Route[] = [
  { path: paths.start, kind: 'start' },
  { path: paths.login, kind: 'door' },
  { path: paths.verification, kind: 'code' },
  page(paths.products, { list: true }),
  page(paths.creditCards),
  page(paths.securedCards),
  page(paths.unsecuredCards),
  { path: paths.terms, kind: 'open' },
  { path: paths.privacy, kind: 'open' },
  { path: paths.notFound, kind: 'open' },
  { path: paths.merchantForm, kind: 'open' },
  { path: paths.merchantFormOf, kind: 'open' },
  { path: paths.merchantDone, kind: 'open' },
  { path: paths.socialMedia, kind: 'open' },
  { path: paths.customerSite, kind: 'open' },
  { path: paths.redirect, kind: 'entry' },
  { path: paths.signInLink, kind: 'entry' },
  { path: paths.transfer, kind: 'open' },
  { path: paths.next, kind: 'next' },
  page(paths.profile, { products: LOANS }),
  page(paths.offers, { products: PERSONAL, finished: true }),
  page(paths.applications),
  page(paths.privacyCentre),
  page(paths.welcomeBack, { products: PERSONAL, return: true }),
  page(paths.businessProfile, { products: BUSINESS }),
  page(paths.businessWelcomeBack, { products: BUSINESS, finished: true }),
  page(paths.businessOffers, { products: BUSINESS, finished: true }),
  page(paths.goldForm, { products: GOLD }),
  page(paths.goldDone, { products: GOLD, finished: true }),
  page(paths.goldLender, { products: GOLD }),
  page(paths.goldVisit, { products: GOLD }),
  page(paths.housingForm, { products: HOUSING }),
  page(paths.housingDone, { products: HOUSING, finished: true }),
  page(paths.insurance, { products: INSURANCE }),
  page(paths.insuranceTransaction, { products: INSURANCE }),
  page(paths.vouchers, { products: VOUCHERS }),
  page(paths.creditCard),
  page(paths.cardIssuer),
  page(paths.indialendsCode),
  { path: paths.indialendsMessage, kind: 'open', alias: paths.indialendsCode },
  page(paths.handOver),
  page(paths.lenderDeclined),
  page(paths.lenderCode),
  page(paths.lender, { products: [...LOANS, ...GOLD] }),
  page(paths.lenderSubmit, { products: LOANS, finished: true, lender: true }),
];

const plain = (path: string): string => {
  const [bare = '/'] = path.split(/[?#]/, 1);
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare;
};

const patterns = ROUTES.filter(({ path }) => path.includes(':')).map((place) => ({
  place,
  pattern: new RegExp(`^${place.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The place with a page at an address. */
const known = (bare: string): Route | undefined =>
  ROUTES.find((place) => place.path === bare) ??
  patterns.find(({ pattern }) => pattern.test(bare))?.place;

/** A partner's door: one segment that is no page's name. */
export function getPartnerSegment(path: string): string | undefined {
  const bare = plain(path);
  if (known(bare)) return undefined;
  return /^\/([\w-]{1,40})$/.exec(bare)?.[1];
}

/** The place at an address; unknown ones are open, since the not-found page stands there. */
export function findRoute(path: string): Route {
  const bare = plain(path);
  const place = known(bare);
  if (place) return place;
  return { path: bare, kind: getPartnerSegment(bare) === undefined ? 'open' : 'start' };
}

/** Whether an address has a page of its own. */
export const isKnownRoute = (path: string): boolean => known(plain(path)) !== undefined;
