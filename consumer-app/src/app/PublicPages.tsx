import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../browser/paths';
import { NotFound } from './NotFound';
import { PagePending } from './PagePending';

interface PublicPage {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const MerchantFormPage = page(
  async () => (await import('../features/merchants/MerchantFormPage')).MerchantFormPage,
);

/** Public pages that few visits open; the first of them loads this table. */
const PAGES: readonly PublicPage[] = [
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
    <Suspense fallback={<PagePending />}>
      <Routes>
        {PAGES.map(({ path, Page }) => (
          <Route key={path} caseSensitive path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
