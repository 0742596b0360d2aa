import { formatLongDate, getDeviceToday } from '@marketplace/shared/format';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readOfferNames, renderOffers } from '../../../testing/renderOffers';
import { offersWith, offerWith } from '../../../testing/offers';

beforeEach(() => sessionStorage.clear());

it('filters by keyboard, says how many are shown, and keeps the filters', async () => {
  const { unmount } = await renderOffers();
  const summary = page.getByText('Filter', { exact: true });
  await summary.click();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Showing 3 of 4 offers')).toBeVisible();
  await expect.element(page.getByText('1 lender lends less')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('5000');
  await expect.element(page.getByText('Showing 1 of 4 offers')).toBeVisible();
  expect(readOfferNames()).toEqual(['Cheap-Bank']);
  await unmount();
  await renderOffers();
  await expect.element(page.getByText('Filter (2)')).toBeVisible();
  expect(readOfferNames()).toEqual(['Cheap-Bank']);
  await page.getByRole('textbox', { name: 'EMI up to' }).fill('10');
  await expect.element(page.getByText('No offer passes these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  expect(readOfferNames()).toEqual(['Cheap-Bank', 'Quick-Loans', 'Dear-Money']);
  await expect.element(page.getByText(/^Showing/)).not.toBeInTheDocument();
});

it('says on a card what it costs, when the money comes and which rules are met', async () => {
  const criteria = [
    { criterion: 'active' as const, met: true as const },
    { criterion: 'age' as const, met: true as const, required: {}, actual: 30 },
    { criterion: 'foir' as const, met: true as const, required: { max: 50 }, actual: 20 },
  ];
  const unknown = { criterion: 'income' as const, met: 'unknown' as const, required: { min: 1 } };
  await renderOffers(
    offersWith([
      offerWith(1, 'Quick-Bank', { criteria, hours_to_money: 0, approved_percent: 62 }),
      offerWith(2, 'Slow-Bank', { criteria: [...criteria, { ...unknown, actual: null }] }),
    ]),
  );
  const card = (name: string) => page.getByRole('listitem', { name });
  const today = formatLongDate(getDeviceToday());
  await expect.element(card('Quick-Bank')).toHaveTextContent(`Money usually by ${today}`);
  await expect
    .element(card('Quick-Bank'))
    .toHaveTextContent(/You meet all 2 of its rules; it still checks your papers/);
  await expect
    .element(card('Quick-Bank'))
    .toHaveTextContent(/It has approved 62% of the applications from here/);
  await expect.element(card('Slow-Bank')).not.toHaveTextContent(/Money usually|approved/);
  await expect
    .element(card('Slow-Bank'))
    .toHaveTextContent(/You meet 2 of its rules; it still checks your income/);
  await expect.element(card('Slow-Bank')).toHaveTextContent(/You pay ₹[\d,.]+ in interest/);
});

it('starts the first card in the first 400 pixels of a phone, below the header of the app', async () => {
  await renderOffers();
  await page.viewport(390, 844);
  const choose = page.getByRole('button', { name: 'Choose Cheap-Bank' });
  expect(getComputedStyle(choose.element()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  // The header of the app, the heading and the strip above the list take 260 pixels.
  const card = page.getByRole('listitem', { name: 'Cheap-Bank' }).element();
  expect(card.getBoundingClientRect().top).toBeLessThan(140);
});
