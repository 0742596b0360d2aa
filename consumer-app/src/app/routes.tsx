import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { paths } from '../browser/paths';
import { prefetchPages } from '../browser/prefetch';
import { getPartnerSegment } from '../journey/routes';

interface Page {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

const load = {
  verification: async () => ({
    default: (await import('../features/signIn/VerificationPage')).VerificationPage,
  }),
  products: async () => ({
    default: (await import('../features/products/ProductsPage')).ProductsPage,
  }),
  cards: async () => ({ default: (await import('../features/cards/CardsPage')).CardsPage }),
  terms: async () => ({ default: (await import('../features/legal/TermsPage')).TermsPage }),
  privacy: async () => ({ default: (await import('../features/legal/PrivacyPage')).PrivacyPage }),
  profile: async () => ({ default: (await import('../features/profile/ProfilePage')).ProfilePage }),
  applications: async () => ({
    default: (await import('../features/applications/ApplicationsPage')).ApplicationsPage,
  }),
  offers: async () => ({ default: (await import('../features/offers/OffersPage')).OffersPage }),
  solar: async () => ({ default: (await import('../features/solar/SolarPage')).SolarPage }),
  user: async () => ({ default: (await import('./UserPages')).UserPages }),
  rest: async () => ({ default: (await import('./PublicPages')).PublicPages }),
  notFound: async () => ({ default: (await import('./NotFound')).NotFound }),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

const CardsPage = lazy(load.cards);

/** The page for unknown addresses. */
export const NotFound = lazy(load.notFound);

/** Public pages with their own table, and the not-found page for all other addresses. */
export const PublicPages = lazy(load.rest);

/** The product list, which is the start page in some builds. */
export const ProductsPage = lazy(load.products);

/** The start page of the solar host. */
export const SolarPage = lazy(load.solar);

/** Pages that load when they are first shown. */
export const lazyPages: readonly Page[] = [
  { path: paths.verification, Page: lazy(load.verification) },
  { path: paths.products, Page: ProductsPage },
  { path: paths.creditCards, Page: CardsPage },
  { path: paths.securedCards, Page: CardsPage },
  { path: paths.unsecuredCards, Page: CardsPage },
  { path: paths.terms, Page: lazy(load.terms) },
  { path: paths.privacy, Page: lazy(load.privacy) },
  { path: paths.profile, Page: lazy(load.profile) },
  { path: paths.offers, Page: lazy(load.offers) },
  { path: paths.applications, Page: lazy(load.applications) },
  { path: `${paths.next}/*`, Page: lazy(load.user) },
];

/** Names of the modules of the pages that most people open next. */
const NEXT_PAGES: Readonly<Record<string, readonly string[]>> = {
  // After the verification the legal pages, a few kilobytes that a careful person reads before
  // entering a number.
  [paths.start]: ['VerificationPage', 'PrivacyPage', 'TermsPage'],
  [paths.login]: ['VerificationPage', 'PrivacyPage', 'TermsPage'],
  [paths.verification]: ['ProductsPage', 'ProfilePage'],
  [paths.products]: ['ProfilePage', 'CardsPage'],
  [paths.profile]: ['OffersPage'],
  [paths.offers]: ['ApplicationsPage', 'UserPages'],
};

/** Prefetches the files of the next page while the person reads this one. */
export function prefetchAfter(path: string): void {
  const next = NEXT_PAGES[getPartnerSegment(path) === undefined ? path : paths.start];
  if (next) void prefetchPages(next);
}
