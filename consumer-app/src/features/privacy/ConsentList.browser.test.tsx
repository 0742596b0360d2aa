import '@marketplace/shared/ui/base.css';
import { createTranslator } from '@marketplace/shared/i18n';
import { ERASURE_DAYS } from '@marketplace/shared/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changeLanguage } from '../../i18n';
import { privacyTexts as english } from '../../i18n/en/privacy';
import { privacyTexts as hindi } from '../../i18n/hi/privacy';
import { ConsentList } from './ConsentList';
import { ErasureSection } from './ErasureSection';
import type { OwnConsent, OwnData } from './useOwnData';

const CONSENT: OwnConsent = {
  id: '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325',
  purpose: 'application',
  lender_id: 7,
  lender_name: 'ShriMahalakshmiGraminVikasSahakariBank_Maryadit_Karnataka',
  text_version: 1,
  language: 'en',
  granted: 1,
  at: '2026-01-01T00:00:00Z',
  text: '',
};

it('breaks a long name of a lender on a phone, where nothing scrolls sideways', async () => {
  await page.viewport(360, 640);
  await render(
    <ConsentList userId="u" data={{ consents: [CONSENT], applications: [], leads: [] }} />,
  );
  await expect.element(page.getByRole('switch', { name: /ShriMahalakshmi/ })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

const APPLICATION: OwnData['applications'][number] = {
  id: '6b8a1c9e-2f47-4d63-a0be-7c1d94e6f325',
  reference: 'A-6X29-SKW9',
  user_id: '7b8a1c9e-2f47-4d63-a0be-7c1d94e6f325',
  lender_id: 7,
  lender_name: 'Jheel-Capital',
  lender_slug: 'jheel-capital',
  partner_id: 1,
  customer_name: 'Asha K.',
  product: 'personal_loan',
  amount: 1_00_000,
  tenure_months: 24,
  annual_rate: 18,
  apr: 20,
  emi: 5_000,
  status: 'in_review',
  status_date: '2026-01-02',
  remarks: '',
  reason: null,
  disbursed_amount: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
  history: [],
  confirmed_at: null,
  decides_by: null,
  give_back: null,
  pan: '',
  version: 1,
};

afterEach(() => changeLanguage('en'));

describe.each([
  ['en', english],
  ['hi', hindi],
] as const)('on a phone, in %s', (language, texts) => {
  const say = createTranslator(texts, language);
  const lender = 'Jheel-Capital';

  it('asks before a consent is taken back that an open application rests on', async () => {
    await page.viewport(360, 740);
    await changeLanguage(language);
    const consents = [{ ...CONSENT, lender_name: lender }];
    const control = page.getByRole('switch', { name: /Jheel-Capital/ });
    await render(
      <ConsentList userId="u" data={{ consents, applications: [APPLICATION], leads: [] }} />,
    );
    await control.click();
    const question = page.getByRole('alertdialog', { name: say('consents.stop_title') });
    await expect.element(question).toHaveTextContent(say('consents.stop_application', { lender }));
    const stop = question.getByRole('button', { name: say('consents.stop') });
    await expect.element(stop).toBeInViewport({ ratio: 0.99 });
    await question.getByRole('button').first().click();
    await expect.element(control).toBeChecked();
  });

  it('says before an erasure which applications it withdraws', async () => {
    await page.viewport(360, 740);
    await changeLanguage(language);
    const applications = [APPLICATION, { ...APPLICATION, id: 'x', status: 'rejected' }];
    await render(<ErasureSection userId="u" data={{ erasure: null, applications }} />);
    await expect.element(page.getByText(say('erasure.open', { count: 1 }))).toBeVisible();
    await expect.element(page.getByRole('listitem')).toHaveTextContent(/^Jheel-Capital: ./);
    await page.getByRole('button', { name: say('erasure.ask') }).click();
    const question = page.getByRole('alertdialog', { name: say('erasure.ask_title') });
    await expect
      .element(question)
      .toHaveTextContent(
        say('erasure.ask_text_open', { lenders: lender, days: ERASURE_DAYS.done }),
      );
    const erase = question.getByRole('button', { name: say('erasure.ask_open') });
    await expect.element(erase).toBeInViewport({ ratio: 0.99 });
  });
});
