import { type ComponentType, lazy, Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../paths';
import { queryClient } from '../query';
import { NotFound } from './NotFound';
import { PagePending } from './PagePending';

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const OffersPage = page(
  async () => (await import(/* offline */ '../features/offers/OffersPage')).OffersPage,
);

/** The pages for signed-in people; the first of them loads this table and the cache of server data. */
const PAGES = [
  {
    path: paths.profile,
    Page: page(
      async () => (await import(/* offline */ '../features/profile/ProfilePage')).ProfilePage,
    ),
  },
  { path: paths.offers, Page: OffersPage },
  {
    path: paths.applications,
    Page: page(
      async () =>
        (await import(/* offline */ '../features/applications/ApplicationsPage')).ApplicationsPage,
    ),
  },
  {
    path: paths.welcomeBack,
    Page: page(
      async () => (await import('../features/welcomeBack/WelcomeBackPages')).WelcomeBackPage,
    ),
  },
  {
    path: paths.businessWelcomeBack,
    Page: page(
      async () =>
        (await import('../features/welcomeBack/WelcomeBackPages')).BusinessWelcomeBackPage,
    ),
  },
  {
    path: paths.businessProfile,
    Page: page(
      async () => (await import('../features/business/BusinessDetailPage')).BusinessDetailPage,
    ),
  },
  { path: paths.businessOffers, Page: OffersPage },
  {
    path: paths.privacyCentre,
    Page: page(
      async () => (await import('../features/privacy/PrivacyCentrePage')).PrivacyCentrePage,
    ),
  },
  {
    path: paths.vouchers,
    Page: page(async () => (await import('../features/vouchers/VouchersPage')).VouchersPage),
  },
  {
    path: paths.lenderSubmit,
    Page: page(async () => (await import('../features/offers/OffersPage')).LenderSubmitPage),
  },
  {
    path: paths.goldForm,
    Page: page(
      async () => (await import('../features/securedLoans/SecuredLoanPages')).GoldLoanPage,
    ),
  },
  {
    path: paths.housingForm,
    Page: page(
      async () => (await import('../features/securedLoans/SecuredLoanPages')).HousingLoanPage,
    ),
  },
  {
    path: paths.goldDone,
    Page: page(
      async () => (await import('../features/securedLoans/ConfirmationPages')).GoldConfirmationPage,
    ),
  },
  {
    path: paths.housingDone,
    Page: page(
      async () =>
        (await import('../features/securedLoans/ConfirmationPages')).HousingConfirmationPage,
    ),
  },
  {
    path: paths.goldLender,
    Page: page(async () => (await import('../features/goldLenders/GoldLenderPage')).GoldLenderPage),
  },
  {
    path: paths.goldVisit,
    Page: page(async () => (await import('../features/goldLenders/GoldVisitPage')).GoldVisitPage),
  },
  {
    path: paths.insurance,
    Page: page(async () => (await import('../features/insurance/InsurancePage')).InsurancePage),
  },
  {
    path: paths.insuranceTransaction,
    Page: page(
      async () =>
        (await import('../features/insurance/InsuranceTransactionPage')).InsuranceTransactionPage,
    ),
  },
  {
    path: paths.creditCard,
    Page: page(async () => (await import('../features/cards/CardsPage')).ChosenCardPage),
  },
  {
    path: paths.cardIssuer,
    Page: page(async () => (await import('../features/cards/IssuerPage')).IssuerPage),
  },
  {
    path: paths.handOver,
    Page: page(async () => (await import('../features/lenders/HandOverPage')).HandOverPage),
  },
  {
    path: paths.indialendsCode,
    Page: page(async () => (await import('../features/lenders/LenderCodePage')).LenderCodePage),
  },
  {
    path: paths.lenderCode,
    Page: page(async () => (await import('../features/lenders/LenderCodePage')).LenderCodePage),
  },
  {
    path: paths.lenderDeclined,
    Page: page(async () => (await import('../features/lenders/DeclinedPage')).DeclinedPage),
  },
  {
    path: paths.lender,
    Page: page(async () => (await import('../features/lenders/LenderPage')).LenderPage),
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
