import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TakeOffer } from '../offers/apply/TakeOffer';
import { queryClient } from '../query';
import { offerWith } from './offers';

/** Opens the dialog in which an offer of this lender is taken, on a phone. */
export async function renderTakeOffer(lender: string, height: number) {
  await page.viewport(360, height);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Suspense fallback="…">
          <TakeOffer
            offer={offerWith(7, lender)}
            needs={{ missing: [], form: '/user/user-detail' }}
            kfsHref="?kfs=7"
            onClose={() => {}}
            onStale={() => {}}
          />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return page.getByRole('dialog');
}
