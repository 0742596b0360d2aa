import '@marketplace/shared/ui/base.css';
import { getCommitments } from '@marketplace/shared/api';
import { formatRupees } from '@marketplace/shared/format';
import { createTranslator } from '@marketplace/shared/i18n';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../../i18n';
import { debtWarningTexts as english } from '../../i18n/en/debtWarning';
import { offersTexts as englishOffers } from '../../i18n/en/offers';
import { debtWarningTexts as hindi } from '../../i18n/hi/debtWarning';
import { offersTexts as hindiOffers } from '../../i18n/hi/offers';
import { queryClient } from '../../query';
import { api } from '../../session';
import { renderTakeOffer } from '../../testing/renderTakeOffer';

afterEach(async () => {
  queryClient.clear();
  await changeLanguage('en');
});

/** Opens the dialog on a phone, for a person without a session who is committed to this. */
async function open(open_applications: number, emis: number) {
  const { queryKey } = api.query(getCommitments, { params: { id: '' } });
  queryClient.setQueryData(queryKey, { data: { open_applications, emis, monthly_income: 45_000 } });
  return renderTakeOffer('Falgun-Finance', 800);
}

const send = { name: 'Send application' };

it('asks to acknowledge many applications and high EMIs before sending', async () => {
  const dialog = await open(2, 30_000);
  await expect.element(dialog.getByText(/you would have 3 open applications/)).toBeVisible();
  await expect.element(dialog.getByText(/EMIs would take 77.8% of your income/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /gets my profile|Falgun/ }).click();
  await dialog.getByRole('button', send).click();
  await expect.element(dialog.getByText('Tick the box if you still want to send')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'I have read this' })).toHaveFocus();
});

it.each([
  ['en', english, englishOffers],
  ['hi', hindi, hindiOffers],
] as const)(
  '%s: has no button to send where EMIs would take more than the income',
  async (language, warning, offers) => {
    await changeLanguage(language);
    const say = createTranslator(warning, language);
    const dialog = await open(0, 44_000);
    await expect.element(dialog.getByText(say('stop_title'))).toBeVisible();
    const income = formatRupees(45_000, language);
    await expect
      .element(dialog)
      .toHaveTextContent(say('stop', { emis: '\n', income }).split('\n').at(-1) ?? '');
    await expect
      .element(dialog.getByRole('button', { name: offers.take.apply }))
      .not.toBeInTheDocument();
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    const { scrollWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

it('says nothing where little is open', async () => {
  const dialog = await open(1, 5_000);
  await expect.element(dialog.getByRole('button', send)).toBeVisible();
  await expect.element(dialog.getByRole('checkbox')).toBeVisible();
  await expect.element(dialog.getByText('Before you send this')).not.toBeInTheDocument();
});
