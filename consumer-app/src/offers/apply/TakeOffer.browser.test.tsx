import '@marketplace/shared/ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../query';
import { offerWith } from '../../testing/offers';
import { TakeOffer } from './TakeOffer';

it('breaks a long name of a lender on a phone, where the dialog does not scroll sideways', async () => {
  await page.viewport(360, 640);
  const offer = offerWith(7, 'ShriMahalakshmiGraminVikasSahakariBank_Maryadit_Karnataka');
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Suspense fallback="…">
          <TakeOffer offer={offer} kfsHref="?kfs=7" onClose={() => {}} onStale={() => {}} />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox')).toBeVisible();
  expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth);
});
