import { formatLongDate, getDeviceToday } from '@marketplace/shared/format';
import { createTranslator } from '@marketplace/shared/i18n';
import { ANONYMOUS, deleteUserDrafts, logout } from '@marketplace/shared/session';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeLanguage } from '../../../i18n';
import { offersTexts as english } from '../../../i18n/en/offers';
import { offersTexts as hindi } from '../../../i18n/hi/offers';
import { api } from '../../../session';
import { OFFERS, readOfferNames, renderOffers } from '../../../testing/renderOffers';
import { offersWith, offerWith } from '../../../testing/offers';

beforeEach(async () => {
  deleteUserDrafts('consumer', ANONYMOUS);
  await changeLanguage('en');
});

const LANGUAGES = [
  ['en', english],
  ['hi', hindi],
] as const;

it.each(LANGUAGES)(
  '%s: filters by keyboard, says how many are shown, and keeps the filters',
  async (language, texts) => {
    await changeLanguage(language);
    const say = createTranslator(texts, language);
    const showing = (shown: number) => page.getByText(say('filter.showing', { shown, count: 4 }));
    const { unmount } = await renderOffers(OFFERS, 360);
    const summary = page.getByText(say('filter.title'), { exact: true });
    await summary.click();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(showing(3)).toBeVisible();
    const smaller = page.getByText(say('group.smaller', { count: 1 }));
    await expect.element(smaller).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('5000');
    await expect.element(showing(1)).toBeVisible();
    expect(readOfferNames()).toEqual(['Cheap-Bank']);
    await unmount();
    await renderOffers(OFFERS, 360);
    await expect.element(page.getByText(say('filter.title_count', { count: 2 }))).toBeVisible();
    expect(readOfferNames()).toEqual(['Cheap-Bank']);
    await page.getByRole('textbox', { name: say('filter.emi') }).fill('10');
    await expect.element(page.getByText(say('filter.none'))).toBeVisible();
    await page
      .getByRole('button', { name: say('filter.clear') })
      .last()
      .click();
    expect(readOfferNames()).toEqual(['Cheap-Bank', 'Quick-Loans', 'Dear-Money']);
    await expect.element(showing(1)).not.toBeInTheDocument();
  },
);

it.each(LANGUAGES)(
  '%s: keeps the offers that are picked beyond the tab, and compares them on a phone',
  async (language, texts) => {
    await changeLanguage(language);
    const say = createTranslator(texts, language);
    const pick = (lender: string) =>
      page.getByRole('checkbox', { name: say('compare.pick_of', { lender }) });
    const { unmount } = await renderOffers(OFFERS, 360);
    for (const lender of ['Cheap-Bank', 'Dear-Money']) await pick(lender).click();
    await expect.element(page.getByText(say('compare.selected', { count: 2 }))).toBeVisible();
    await unmount();
    sessionStorage.clear();
    await renderOffers(OFFERS, 360);
    await expect.element(pick('Dear-Money')).toBeChecked();
    await page.getByRole('button', { name: say('compare.open') }).click();
    await expect.element(page.getByRole('heading', { name: say('compare.title') })).toBeVisible();
    await expect
      .element(page.getByRole('columnheader', { name: 'Dear-Money' }))
      .toBeInViewport({ ratio: 0.99 });
    const per = say('compare.per_thousand', { amount: '₹1,000' });
    await expect.element(page.getByRole('rowheader', { name: per })).toBeVisible();
  },
);

it('keeps no picked offer for whoever comes after a sign-out', async () => {
  const box = page.getByRole('checkbox', { name: 'Compare Cheap-Bank' });
  const { unmount } = await renderOffers();
  await box.click();
  await unmount();
  await logout({ area: 'consumer', client: api, reason: 'asked', reload: () => undefined });
  await renderOffers();
  await expect.element(box).not.toBeChecked();
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
    .toHaveTextContent(/You meet all 2 of its rules; it still checks your documents/);
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
