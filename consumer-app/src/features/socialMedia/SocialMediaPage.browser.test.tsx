import { clearApplicationData } from '@marketplace/shared/session';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OWN_BRAND, showBrand } from '../../brand';
import { SocialMediaPage } from './SocialMediaPage';

const FUNNEL = {
  products: ['insurance', 'gold_loan'],
  questions: [],
  accent: '',
  headline_en: '',
  headline_hi: '',
  subline_en: '',
  subline_hi: '',
};

const open = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/socialmedia-onboarding${query}`]}>
      <Suspense fallback="…">
        <SocialMediaPage />
      </Suspense>
    </MemoryRouter>,
  );

afterEach(() => {
  showBrand(undefined);
  clearApplicationData('consumer');
});

test('a partner’s borrowers choose between its own products, in its order', async () => {
  showBrand('campusid', { ...OWN_BRAND, funnel: FUNNEL });
  await open();
  await expect.element(page.getByRole('radio').nth(1)).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(2);
  await expect.element(page.getByRole('radio').nth(0)).toHaveAccessibleName(/^Other Insurance/);
  await expect.element(page.getByRole('radio').nth(1)).toHaveAccessibleName(/^Gold Loans/);
});

test('a link chooses no product that the partner hides', async () => {
  showBrand('campusid', { ...OWN_BRAND, funnel: FUNNEL });
  await open('?product=credit_card');
  await expect.element(page.getByRole('radio', { name: 'Gold Loans' })).toBeVisible();
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Continue to sign in' }).click();
  await expect.element(page.getByRole('link', { name: 'Choose what you need' })).toBeVisible();
});
