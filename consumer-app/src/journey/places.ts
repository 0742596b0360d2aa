import { paths } from '../common/paths';
import type { ProductType } from '../common/products';

/** What an address is, as far as the journey goes. */
export interface Place {
  path: string;
  /**
   * `start`: sign-in or products, by the build flag; `door`: sign-in, `code`: its second step;
   * `open`: for anyone; `customer`: for who is verified; `next`: no page, but wherever the person
   * is to go next.
   */
  kind: 'start' | 'door' | 'code' | 'open' | 'customer' | 'next';
  /** Products of which one has to be chosen; absent where none is needed. */
  products?: readonly ProductType[];
  /** Only with a finished profile. */
  finished?: boolean;
  /** Name of the rule that stands aside for it: the list of products itself. */
  list?: boolean;
}

/** Both are served by the one profile form and the one comparison. */
const LOANS = ['Personal Loans', 'Business Loans'] as const satisfies readonly ProductType[];

/** Every address that has a page, `/{urlSegment}` aside. */
export const PLACES: readonly Place[] = [
  { path: paths.start, kind: 'start' },
  { path: paths.login, kind: 'door' },
  { path: paths.verification, kind: 'code' },
  { path: paths.products, kind: 'customer', list: true },
  { path: paths.creditCards, kind: 'customer' },
  { path: paths.securedCards, kind: 'customer' },
  { path: paths.unsecuredCards, kind: 'customer' },
  { path: paths.terms, kind: 'open' },
  { path: paths.privacy, kind: 'open' },
  { path: paths.notFound, kind: 'open' },
  { path: paths.next, kind: 'next' },
  { path: paths.profile, kind: 'customer', products: LOANS },
  { path: paths.offers, kind: 'customer', products: LOANS, finished: true },
  { path: paths.applications, kind: 'customer' },
  { path: paths.privacyCentre, kind: 'customer' },
];

/**
 * Pages that the rules name and this build does not have, and what stands in for each. A page that
 * gets built leaves this list.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  '/user/welcome-back': paths.profile,
  '/user/business-welcome-back': paths.offers,
  '/user/lender-submit': paths.offers,
  '/user/user-detail/gold-loan': paths.products,
  '/user/user-detail/affordable-housing-loan': paths.products,
  '/user/insurance': paths.products,
};

/** An address, or what stands in for it while it has no page. */
export const built = (path: string): string => STAND_INS[path] ?? path;

const plain = (path: string): string => {
  const [bare = '/'] = path.split(/[?#]/, 1);
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare;
};

/** A partner's door: one segment that is no page's name. */
export function segmentOf(path: string): string | undefined {
  const bare = plain(path);
  if (PLACES.some((place) => place.path === bare)) return undefined;
  return /^\/([\w-]{1,40})$/.exec(bare)?.[1];
}

/** The place at an address; unknown ones are open, since the not-found page stands there. */
export function placeAt(path: string): Place {
  const bare = plain(path);
  const place = PLACES.find((known) => known.path === bare);
  if (place) return place;
  return { path: bare, kind: segmentOf(bare) === undefined ? 'open' : 'start' };
}

/** Whether an address has a page of its own. */
export const isPlace = (path: string): boolean =>
  PLACES.some((place) => place.path === plain(path));
