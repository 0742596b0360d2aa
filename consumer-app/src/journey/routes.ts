import { paths } from '../paths';
import type { ProductType } from '../productTypes';

/** A route, as far as the journey is concerned. */
export interface Route {
  path: string;
  /**
   * `start`: sign-in or products, by the build flag; `signIn`: sign-in; `otp`: its second step;
   * `open`: public; `link`: public, redirects as soon as it knows the target of its link;
   * `customer`: for verified people; `next`: not a page, redirects to the person's next step.
   */
  kind: 'start' | 'signIn' | 'otp' | 'open' | 'link' | 'customer' | 'next';
  /** Products of which the person must have chosen one; absent if the page needs none. */
  products?: readonly ProductType[];
  /** The product that this page offers, whichever the person has chosen. */
  opens?: ProductType;
  /** The product that the page gives prices of to anyone. */
  about?: ProductType;
  /** Shows only what the person has asked for before. */
  done?: boolean;
  /** Requires a completed profile. */
  finished?: boolean;
  /** The product list itself, which builds with `startWithProducts` redirect to the start page. */
  list?: boolean;
  /** Requires a started application. */
  return?: boolean;
  /** The path to redirect to, for a second address of a page. */
  alias?: string;
  /** Requires a lender's own deployment and that lender's key. */
  lender?: boolean;
}

const BUSINESS = ['Business Loans'] as const satisfies readonly ProductType[];
const GOLD = ['Gold Loans'] as const satisfies readonly ProductType[];
const HOUSING = ['Affordable Housing Loan'] as const satisfies readonly ProductType[];
const VOUCHERS = ['Discount Vouchers'] as const satisfies readonly ProductType[];
const INSURANCE = ['Other Insurance'] as const satisfies readonly ProductType[];

/** Products that use the personal loan form and its comparison. */
const PERSONAL = [
  'Personal Loans',
  'Student Loans',
  '2-Wheeler Loans',
  'Car Loans',
] as const satisfies readonly ProductType[];
const LOANS = [...PERSONAL, ...BUSINESS];

const CARDS = { opens: 'Credit Cards' } as const;

const definePage = (path: string, rest: Partial<Route> = {}): Route => ({
  path,
  kind: 'customer',
  ...rest,
});

/** All routes except `/{urlSegment}`; `:name` matches one segment. */
export const ROUTES: readonly Route[] = [
  { path: paths.start, kind: 'start' },
  { path: paths.login, kind: 'signIn' },
  { path: paths.quickCheck, kind: 'open', about: 'Personal Loans' },
  { path: paths.verification, kind: 'otp' },
  definePage(paths.products, { list: true }),
  definePage(paths.creditCards, CARDS),
  definePage(paths.securedCards, CARDS),
  definePage(paths.unsecuredCards, CARDS),
  { path: paths.terms, kind: 'open' },
  { path: paths.privacy, kind: 'open' },
  { path: paths.notFound, kind: 'open' },
  { path: paths.merchantForm, kind: 'open' },
  { path: paths.merchantFormOfPartner, kind: 'open' },
  { path: paths.merchantDone, kind: 'open' },
  { path: paths.socialMedia, kind: 'open' },
  { path: paths.customerSite, kind: 'open' },
  { path: paths.rates, kind: 'open', about: 'Personal Loans' },
  { path: paths.partPayment, kind: 'open' },
  { path: paths.balanceTransfer, kind: 'open' },
  { path: paths.guides, kind: 'open' },
  { path: paths.guideApr, kind: 'open' },
  { path: paths.guideScore, kind: 'open' },
  { path: paths.guideBorrowing, kind: 'open' },
  { path: paths.redirect, kind: 'link' },
  { path: paths.signInLink, kind: 'link' },
  { path: paths.consent, kind: 'open' },
  { path: paths.comparison, kind: 'open' },
  { path: paths.transfer, kind: 'open' },
  { path: paths.next, kind: 'next' },
  definePage(paths.profile, { products: LOANS }),
  definePage(paths.offers, { products: PERSONAL, finished: true }),
  definePage(paths.applications),
  definePage(paths.privacyCentre),
  definePage(paths.score),
  definePage(paths.welcomeBack, { products: PERSONAL, return: true }),
  definePage(paths.businessProfile, { products: BUSINESS }),
  definePage(paths.businessWelcomeBack, { products: BUSINESS, finished: true }),
  definePage(paths.businessOffers, { products: BUSINESS, finished: true }),
  definePage(paths.goldForm, { products: GOLD }),
  definePage(paths.goldDone, { products: GOLD, finished: true }),
  definePage(paths.goldLender, { products: GOLD }),
  definePage(paths.goldVisit, { products: GOLD }),
  definePage(paths.housingForm, { products: HOUSING }),
  definePage(paths.housingDone, { products: HOUSING, finished: true }),
  definePage(paths.insurance, { products: INSURANCE }),
  definePage(paths.insuranceTransaction, { products: INSURANCE, done: true }),
  definePage(paths.vouchers, { products: VOUCHERS }),
  definePage(paths.creditCard, CARDS),
  definePage(paths.cardIssuer, CARDS),
  definePage(paths.indialendsCode),
  { path: paths.indialendsMessage, kind: 'open', alias: paths.indialendsCode },
  definePage(paths.handOver),
  definePage(paths.lenderDeclined),
  definePage(paths.lenderCode),
  definePage(paths.lender, { products: [...LOANS, ...GOLD] }),
  definePage(paths.lenderSubmit, { products: LOANS, finished: true, lender: true }),
];

const normalizePath = (path: string): string => {
  const [bare = '/'] = path.split(/[?#]/, 1);
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare;
};

const patterns = ROUTES.filter(({ path }) => path.includes(':')).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The route at a path, if it has a page. */
const findPage = (bare: string): Route | undefined =>
  ROUTES.find((route) => route.path === bare) ??
  patterns.find(({ pattern }) => pattern.test(bare))?.route;

/** The partner's URL segment of a path: a single segment that is not a page. */
export function getPartnerSegment(path: string): string | undefined {
  const bare = normalizePath(path);
  if (findPage(bare)) return undefined;
  return /^\/([\w-]{1,40})$/.exec(bare)?.[1];
}

/** The route at an address. Unknown ones are open, because they show the not-found page. */
export function findRoute(path: string): Route {
  const bare = normalizePath(path);
  const route = findPage(bare);
  if (route) return route;
  return { path: bare, kind: getPartnerSegment(bare) === undefined ? 'open' : 'start' };
}

/** Whether an address has its own page. */
export const isKnownRoute = (path: string): boolean => findPage(normalizePath(path)) !== undefined;
