import { Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../paths';
import { queryClient } from '../../query';
import { lazyPage } from './lazyPage';
import { NotFound } from './NotFound';
import { PagePending } from './PagePending';

const OffersPage = lazyPage(
  async () => (await import(/* offline */ '../../features/offers/OffersPage')).OffersPage,
);

/** The pages for signed-in people; the first of them loads this table and the cache of server data. */
const PAGES = [
  {
    path: paths.profile,
    Page: lazyPage(
      async () => (await import(/* offline */ '../../features/profile/ProfilePage')).ProfilePage,
    ),
  },
  { path: paths.offers, Page: OffersPage },
  {
    path: paths.applications,
    Page: lazyPage(
      async () =>
        (await import(/* offline */ '../../features/applications/ApplicationsPage'))
          .ApplicationsPage,
    ),
  },
  {
    path: paths.welcomeBack,
    Page: lazyPage(
      async () => (await import('../../features/welcomeBack/WelcomeBackPages')).WelcomeBackPage,
    ),
  },
  {
    path: paths.businessWelcomeBack,
    Page: lazyPage(
      async () =>
        (await import('../../features/welcomeBack/WelcomeBackPages')).BusinessWelcomeBackPage,
    ),
  },
  {
    path: paths.businessProfile,
    Page: lazyPage(
      async () => (await import('../../features/business/BusinessDetailPage')).BusinessDetailPage,
    ),
  },
  { path: paths.businessOffers, Page: OffersPage },
  {
    path: paths.privacyCentre,
    Page: lazyPage(
      async () => (await import('../../features/privacy/PrivacyCentrePage')).PrivacyCentrePage,
    ),
  },
  {
    path: paths.vouchers,
    Page: lazyPage(async () => (await import('../../features/vouchers/VouchersPage')).VouchersPage),
  },
  {
    path: paths.lenderSubmit,
    Page: lazyPage(async () => (await import('../../features/offers/OffersPage')).LenderSubmitPage),
  },
  {
    path: paths.goldForm,
    Page: lazyPage(
      async () => (await import('../../features/securedLoans/SecuredLoanPages')).GoldLoanPage,
    ),
  },
  {
    path: paths.housingForm,
    Page: lazyPage(
      async () => (await import('../../features/securedLoans/SecuredLoanPages')).HousingLoanPage,
    ),
  },
  {
    path: paths.goldDone,
    Page: lazyPage(
      async () =>
        (await import('../../features/securedLoans/ConfirmationPages')).GoldConfirmationPage,
    ),
  },
  {
    path: paths.housingDone,
    Page: lazyPage(
      async () =>
        (await import('../../features/securedLoans/ConfirmationPages')).HousingConfirmationPage,
    ),
  },
  {
    path: paths.goldLender,
    Page: lazyPage(
      async () => (await import('../../features/goldLenders/GoldLenderPage')).GoldLenderPage,
    ),
  },
  {
    path: paths.goldVisit,
    Page: lazyPage(
      async () => (await import('../../features/goldLenders/GoldVisitPage')).GoldVisitPage,
    ),
  },
  {
    path: paths.insurance,
    Page: lazyPage(
      async () => (await import('../../features/insurance/InsurancePage')).InsurancePage,
    ),
  },
  {
    path: paths.insuranceTransaction,
    Page: lazyPage(
      async () =>
        (await import('../../features/insurance/InsuranceTransactionPage'))
          .InsuranceTransactionPage,
    ),
  },
  {
    path: paths.creditCard,
    Page: lazyPage(async () => (await import('../../features/cards/CardsPage')).ChosenCardPage),
  },
  {
    path: paths.cardIssuer,
    Page: lazyPage(async () => (await import('../../features/cards/IssuerPage')).IssuerPage),
  },
  {
    path: paths.handOver,
    Page: lazyPage(
      async () => (await import('../../features/lenders/applied/HandOverPage')).HandOverPage,
    ),
  },
  {
    path: paths.indialendsCode,
    Page: lazyPage(
      async () => (await import('../../features/lenders/code/LenderCodePage')).LenderCodePage,
    ),
  },
  {
    path: paths.lenderCode,
    Page: lazyPage(
      async () => (await import('../../features/lenders/code/LenderCodePage')).LenderCodePage,
    ),
  },
  {
    path: paths.lenderDeclined,
    Page: lazyPage(
      async () => (await import('../../features/lenders/declined/DeclinedPage')).DeclinedPage,
    ),
  },
  {
    path: paths.lender,
    Page: lazyPage(async () => (await import('../../features/lenders/LenderPage')).LenderPage),
  },
] as const;

const below = (path: string): string => path.slice(paths.next.length + 1);

/** Routes the addresses below /user. */
export function UserPages() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<PagePending />}>
        <Routes>
          {PAGES.map(({ path, Page }) => (
            <Route key={path} caseSensitive path={below(path)} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </QueryClientProvider>
  );
}
