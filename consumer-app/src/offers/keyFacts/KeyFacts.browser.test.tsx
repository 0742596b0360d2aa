import '@marketplace/shared/ui/base.css';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { offerWith } from '../../testing/offers';
import { KeyFacts } from './KeyFacts';
import type { Offer } from '@marketplace/shared/api';

const show = async (offer: Offer) => {
  await render(
    <MemoryRouter>
      <Suspense fallback="…">
        <KeyFacts offer={offer} backHref="?" />
      </Suspense>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};

it('names a different last payment, so that all payments add up to the total', async () => {
  const offer = offerWith(7, 'Kaveri-Bank', { rate: 1.069, amount: 2_00_000 });
  // By hand: 23 × 9,492.21 + 9,492.35 = 2,27,813.18.
  expect(offer.total_repayment).toBe(2_27_813.18);
  await show(offer);
  await expect
    .element(page.getByText('23 EMIs of ₹9,492.21, then a last EMI of ₹9,492.35'))
    .toBeVisible();
});

it('counts equal payments together', async () => {
  const offer = offerWith(7, 'Kaveri-Bank', { rate: 0, amount: 1_20_000 });
  await show(offer);
  await expect.element(page.getByText('24 EMIs of ₹5,000')).toBeVisible();
  expect(page.getByText('then a last one').elements()).toEqual([]);
});

it('states what the Reserve Bank requires beside the figures', async () => {
  await show(offerWith(7, 'Kaveri-Bank'));
  for (const words of [
    'In full, minus the fee and GST',
    'The first is due a month after the loan is paid out',
    'They must tell you who it is before the agent contacts you',
    'Does not collect payments or send anyone to collect them',
    'whether they can transfer the loan to another lender',
    'Its terms stay open for at least 3 working days',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
});

it('breaks a long name of a lender on a phone, where nothing scrolls sideways', async () => {
  await page.viewport(360, 640);
  await show(offerWith(7, 'ShriMahalakshmiGraminVikasSahakariBank_Maryadit_Karnataka'));
  expect(document.documentElement.scrollWidth).toBe(360);
});
