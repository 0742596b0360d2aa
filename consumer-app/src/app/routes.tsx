import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { paths } from '../paths';

interface Page {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

const load = {
  verification: async () => ({
    default: (await import(/* offline */ '../features/signIn/VerificationPage')).VerificationPage,
  }),
  products: async () => ({
    default: (await import(/* offline */ '../features/products/ProductsPage')).ProductsPage,
  }),
  solar: async () => (await import('./PublicPages')).loadSolarPage(),
  user: async () => ({ default: (await import(/* offline */ './UserPages')).UserPages }),
  rest: async () => ({ default: (await import('./PublicPages')).PublicPages }),
  notFound: async () => ({ default: (await import('./NotFound')).NotFound }),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

/** The page for unknown addresses. */
export const NotFound = lazy(load.notFound);

/** The other public pages, with their own table, and the not-found page for all other addresses. */
export const PublicPages = lazy(load.rest);

/** The product list, which is the start page in some builds. */
export const ProductsPage = lazy(load.products);

/** The start page of the solar host. */
export const SolarPage = lazy(load.solar);

/** Pages that load when they are first shown. */
export const lazyPages: readonly Page[] = [
  { path: paths.verification, Page: lazy(load.verification) },
  { path: paths.products, Page: ProductsPage },
  { path: `${paths.next}/*`, Page: lazy(load.user) },
];
