import { paths } from '../../paths';
import { type LazyPage, lazyPage, lazyRoute } from './lazyPage';

/** The page for unknown addresses. */
export const NotFound = lazyPage(async () => (await import('./NotFound')).NotFound);

/** The other public pages, with their own table, and the not-found page for all other addresses. */
export const PublicPages = lazyPage(async () => (await import('./PublicPages')).PublicPages);

/** The product list, which is the start page in some builds. */
export const ProductsPage = lazyPage(
  async () => (await import(/* offline */ '../../features/products/ProductsPage')).ProductsPage,
);

export const SolarPage = lazyPage(async () => (await import('./PublicPages')).loadSolarPage());

/** Pages that load when they are first shown. */
export const lazyPages: readonly LazyPage[] = [
  lazyRoute(
    paths.verification,
    async () =>
      (await import(/* offline */ '../../features/signIn/VerificationPage')).VerificationPage,
  ),
  { path: paths.products, Page: ProductsPage },
  lazyRoute(`${paths.next}/*`, async () => (await import(/* offline */ './UserPages')).UserPages),
];
