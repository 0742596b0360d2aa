import { Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { useBrand } from '../../brand';
import { findRoute } from '../../journey/routes';
import { paths } from '../../paths';
import { getShownProducts } from '../../products';
import { queryClient } from '../../query';
import { type LazyPage, lazyPage, lazyRoute } from './lazyPage';
import { NotFound } from './NotFound';
import { PagePending } from './PagePending';

const ProductsPage = lazyPage(
  async () => (await import(/* offline */ '../../features/products/ProductsPage')).ProductsPage,
);
const CardsPage = lazyPage(async () => (await import('../../features/cards/CardsPage')).CardsPage);
const MerchantFormPage = lazyPage(
  async () => (await import('../../features/merchants/MerchantFormPage')).MerchantFormPage,
);

/**
 * Loads the start page of the solar host. It shares the forms with these pages; an import beside
 * theirs would split a script off the first page's.
 */
export const loadSolarPage = async () => (await import('../../features/solar/SolarPage')).SolarPage;

/** The public pages except the sign-in; the first of them loads this table and the cache of server data. */
const PAGES: readonly LazyPage[] = [
  { path: paths.creditCards, Page: CardsPage },
  { path: paths.securedCards, Page: CardsPage },
  { path: paths.unsecuredCards, Page: CardsPage },
  lazyRoute(paths.terms, async () => (await import('../../features/legal/TermsPage')).TermsPage),
  lazyRoute(
    paths.privacy,
    async () => (await import('../../features/legal/PrivacyPage')).PrivacyPage,
  ),
  lazyRoute(
    paths.quickCheck,
    async () => (await import('../../features/quickCheck/QuickCheckPage')).QuickCheckPage,
  ),
  { path: paths.merchantForm, Page: MerchantFormPage },
  { path: paths.merchantFormOfPartner, Page: MerchantFormPage },
  lazyRoute(
    paths.merchantDone,
    async () => (await import('../../features/merchants/MerchantDonePage')).MerchantDonePage,
  ),
  lazyRoute(
    paths.socialMedia,
    async () => (await import('../../features/socialMedia/SocialMediaPage')).SocialMediaPage,
  ),
  lazyRoute(
    paths.customerSite,
    async () => (await import('../../features/customerSite/CustomerSitePage')).CustomerSitePage,
  ),
  lazyRoute(paths.rates, async () => (await import('../../features/guides/RatesPage')).RatesPage),
  lazyRoute(
    paths.partPayment,
    async () => (await import('../../features/guides/calculators')).PartPaymentPage,
  ),
  lazyRoute(
    paths.balanceTransfer,
    async () => (await import('../../features/guides/calculators')).BalanceTransferPage,
  ),
  lazyRoute(
    paths.guides,
    async () => (await import('../../features/guides/GuidePages')).GuidesPage,
  ),
  lazyRoute(
    paths.guideApr,
    async () => (await import('../../features/guides/GuidePages')).AprGuide,
  ),
  lazyRoute(
    paths.guideScore,
    async () => (await import('../../features/guides/GuidePages')).ScoreGuide,
  ),
  lazyRoute(
    paths.guideBorrowing,
    async () => (await import('../../features/guides/GuidePages')).BorrowingGuide,
  ),
  lazyRoute(
    paths.redirect,
    async () => (await import('../../features/redirect/RedirectPage')).RedirectPage,
  ),
  lazyRoute(
    paths.consent,
    async () => (await import('../../features/leadConsent/LeadConsentPage')).LeadConsentPage,
  ),
  lazyRoute(
    paths.comparison,
    async () =>
      (await import('../../features/offers/share/SharedComparisonPage')).SharedComparisonPage,
  ),
  lazyRoute(
    paths.transfer,
    async () => (await import('../../features/transfer/TransferPage')).TransferPage,
  ),
  lazyRoute(
    paths.signInLink,
    async () => (await import('../../features/signIn/SignInLinkPage')).SignInLinkPage,
  ),
];

/**
 * Routes the addresses that are not in the first table and not a partner's. In place of the prices of a product that
 * the brand hides, the list of products says so.
 */
export function PublicPages() {
  const shown = getShownProducts(useBrand().brand.funnel?.products);
  const isHidden = (path: string): boolean => {
    const { about } = findRoute(path);
    return about !== undefined && shown.every(({ type }) => type !== about);
  };
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<PagePending />}>
        <Routes>
          {PAGES.map(({ path, Page }) => (
            <Route
              key={path}
              caseSensitive
              path={path}
              element={isHidden(path) ? <ProductsPage /> : <Page />}
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </QueryClientProvider>
  );
}
