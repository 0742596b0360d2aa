import { Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../paths';
import { queryClient } from '../../query';
import { type LazyPage, lazyPage, lazyRoute } from './lazyPage';
import { NotFound } from './NotFound';
import { PagePending } from './PagePending';

const OffersPage = lazyPage(
  async () => (await import(/* offline */ '../../features/offers/OffersPage')).AskedOffersPage,
);

/** The pages for signed-in people; the first of them loads this table and the cache of server data. */
const PAGES: readonly LazyPage[] = [
  lazyRoute(
    paths.profile,
    async () => (await import(/* offline */ '../../features/profile/ProfilePage')).ProfilePage,
  ),
  { path: paths.offers, Page: OffersPage },
  lazyRoute(
    paths.applications,
    async () =>
      (await import(/* offline */ '../../features/applications/ApplicationsPage')).ApplicationsPage,
  ),
  lazyRoute(
    paths.welcomeBack,
    async () => (await import('../../features/welcomeBack/WelcomeBackPages')).WelcomeBackPage,
  ),
  lazyRoute(
    paths.businessWelcomeBack,
    async () =>
      (await import('../../features/welcomeBack/WelcomeBackPages')).BusinessWelcomeBackPage,
  ),
  lazyRoute(
    paths.businessProfile,
    async () => (await import('../../features/business/BusinessDetailPage')).BusinessDetailPage,
  ),
  { path: paths.businessOffers, Page: OffersPage },
  lazyRoute(
    paths.privacyCentre,
    async () => (await import('../../features/privacy/PrivacyCentrePage')).PrivacyCentrePage,
  ),
  lazyRoute(paths.score, async () => (await import('../../features/score/ScorePage')).ScorePage),
  lazyRoute(
    paths.vouchers,
    async () => (await import('../../features/vouchers/VouchersPage')).VouchersPage,
  ),
  lazyRoute(
    paths.lenderSubmit,
    async () => (await import('../../features/offers/decisions')).LenderSubmitPage,
  ),
  lazyRoute(
    paths.goldForm,
    async () => (await import('../../features/securedLoans/SecuredLoanPages')).GoldLoanPage,
  ),
  lazyRoute(
    paths.housingForm,
    async () => (await import('../../features/securedLoans/SecuredLoanPages')).HousingLoanPage,
  ),
  lazyRoute(
    paths.goldDone,
    async () =>
      (await import('../../features/securedLoans/ConfirmationPages')).GoldConfirmationPage,
  ),
  lazyRoute(
    paths.housingDone,
    async () =>
      (await import('../../features/securedLoans/ConfirmationPages')).HousingConfirmationPage,
  ),
  lazyRoute(
    paths.goldLender,
    async () => (await import('../../features/goldLenders/GoldLenderPage')).GoldLenderPage,
  ),
  lazyRoute(
    paths.goldVisit,
    async () => (await import('../../features/goldLenders/GoldVisitPage')).GoldVisitPage,
  ),
  lazyRoute(
    paths.insurance,
    async () => (await import('../../features/insurance/InsurancePage')).InsurancePage,
  ),
  lazyRoute(
    paths.insuranceTransaction,
    async () =>
      (await import('../../features/insurance/InsuranceTransactionPage')).InsuranceTransactionPage,
  ),
  lazyRoute(
    paths.creditCard,
    async () => (await import('../../features/cards/CardsPage')).ChosenCardPage,
  ),
  lazyRoute(
    paths.cardIssuer,
    async () => (await import('../../features/cards/IssuerPage')).IssuerPage,
  ),
  lazyRoute(
    paths.handOver,
    async () => (await import('../../features/lenders/applied/HandOverPage')).HandOverPage,
  ),
  lazyRoute(
    paths.indialendsCode,
    async () => (await import('../../features/lenders/code/LenderCodePage')).LenderCodePage,
  ),
  lazyRoute(
    paths.lenderCode,
    async () => (await import('../../features/lenders/code/LenderCodePage')).LenderCodePage,
  ),
  lazyRoute(
    paths.lenderDeclined,
    async () => (await import('../../features/lenders/declined/DeclinedPage')).DeclinedPage,
  ),
  lazyRoute(
    paths.lender,
    async () => (await import('../../features/lenders/LenderPage')).LenderPage,
  ),
];

const getPathBelow = (path: string): string => path.slice(paths.next.length + 1);

/** Routes the addresses below /user. */
export function UserPages() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<PagePending />}>
        <Routes>
          {PAGES.map(({ path, Page }) => (
            <Route key={path} caseSensitive path={getPathBelow(path)} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </QueryClientProvider>
  );
}
