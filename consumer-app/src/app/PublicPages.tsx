import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../paths';
import { queryClient } from '../query';
import { NotFound } from './NotFound';
import { PagePending } from './PagePending';

interface PublicPage {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const CardsPage = page(async () => (await import('../features/cards/CardsPage')).CardsPage);
const MerchantFormPage = page(
  async () => (await import('../features/merchants/MerchantFormPage')).MerchantFormPage,
);

/**
 * Loads the start page of the solar host. It shares the forms with these pages; an import beside
 * theirs would split a script off the first page's.
 */
export const loadSolarPage = async () => ({
  default: (await import('../features/solar/SolarPage')).SolarPage,
});

/** The public pages except the sign-in; the first of them loads this table and the cache of server data. */
const PAGES: readonly PublicPage[] = [
  { path: paths.creditCards, Page: CardsPage },
  { path: paths.securedCards, Page: CardsPage },
  { path: paths.unsecuredCards, Page: CardsPage },
  {
    path: paths.terms,
    Page: page(async () => (await import('../features/legal/TermsPage')).TermsPage),
  },
  {
    path: paths.privacy,
    Page: page(async () => (await import('../features/legal/PrivacyPage')).PrivacyPage),
  },
  { path: paths.merchantForm, Page: MerchantFormPage },
  { path: paths.merchantFormOf, Page: MerchantFormPage },
  {
    path: paths.merchantDone,
    Page: page(
      async () => (await import('../features/merchants/MerchantDonePage')).MerchantDonePage,
    ),
  },
  {
    path: paths.socialMedia,
    Page: page(
      async () => (await import('../features/socialMedia/SocialMediaPage')).SocialMediaPage,
    ),
  },
  {
    path: paths.customerSite,
    Page: page(
      async () => (await import('../features/customerSite/CustomerSitePage')).CustomerSitePage,
    ),
  },
  {
    path: paths.redirect,
    Page: page(async () => (await import('../features/redirect/RedirectPage')).RedirectPage),
  },
  {
    path: paths.transfer,
    Page: page(async () => (await import('../features/transfer/TransferPage')).TransferPage),
  },
  {
    path: paths.signInLink,
    Page: page(async () => (await import('../features/signIn/SignInLinkPage')).SignInLinkPage),
  },
];

/** Routes the addresses that are not in the first table and not a partner's. */
export function PublicPages() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<PagePending />}>
        <Routes>
          {PAGES.map(({ path, Page }) => (
            <Route key={path} caseSensitive path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </QueryClientProvider>
  );
}
