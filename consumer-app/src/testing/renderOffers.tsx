import '@marketplace/shared/ui/base.css';
import type { OffersData } from '@marketplace/shared/api';
import type { LoanRequest } from '@marketplace/shared/lending';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Comparison } from '../features/offers/compare/Comparison';
import { OfferList } from '../features/offers/list/OfferList';
import { useOffersView } from '../features/offers/useOffersView';
import { queryClient } from '../query';
import { offersWith, offerWith } from './offers';

/** Four offers, the third of less than the wanted amount. */
export const OFFERS = offersWith([
  offerWith(1, 'Cheap-Bank', { rate: 1, tenure_months: 36 }),
  offerWith(2, 'Quick-Loans', { rate: 2, tenure_months: 6, special_offer: 'Only today' }),
  offerWith(3, 'Middle-Finance', { rate: 1.5, amount: 50_000 }),
  offerWith(4, 'Dear-Money', { rate: 2.5 }),
]);

function Page({ data }: { data: OffersData }) {
  const view = useOffersView();
  const [asked, setAsked] = useState<LoanRequest>();
  const choose = () => undefined;
  if (view.comparing) return <Comparison data={data} view={view} onChoose={choose} />;
  return (
    <>
      <OfferList data={data} view={view} pending={false} onRequest={setAsked} onChoose={choose} />
      {asked && <p>{`Asked for ${asked.amount} over ${asked.tenure_months}`}</p>}
    </>
  );
}

/** Renders the list of offers, and the comparison that it opens, by default on a desktop. */
export const renderOffers = async (data: OffersData = OFFERS, width = 1280) => {
  await page.viewport(width, 900);
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/user/offers']}>
        <Suspense fallback="…">
          <Page data={data} />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

/** The names of the lenders whose offers are shown, in their order. */
export const readOfferNames = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((element) => element.textContent);
