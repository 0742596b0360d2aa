import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

/** The portal's pages whose own specs run on a desktop only, with a text that each shows once it has loaded. */
const PAGES = [
  { path: '/product-offering', heading: 'Product Offering', loaded: 'Personal Loans' },
  { path: '/product-offering/personal_loan', heading: 'Personal Loans', loaded: 'Share' },
  { path: '/lender-journey', heading: 'Lender Journey', loaded: 'Aarohan-Credit' },
  { path: '/training-material/eligibility-criteria', heading: 'Eligibility Criteria' },
  { path: '/digital-integration', heading: 'Digital Integration' },
] as const;

/** The lists of records, each with a name on its first card. */
const LISTS = [
  { path: '/prospects', heading: 'Customer Links', card: 'Kavita' },
  { path: '/merchants', heading: 'Merchants', card: 'Neemvale' },
  { path: '/communication/general-query', heading: 'General Query', card: 'Payout of last month' },
  { path: '/applications', heading: 'Applications', card: /^A-[0-9A-Z]{4}-/ },
] as const;

const REPORTS = ['Leads', 'Applications', 'Payouts', 'Disputes'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects the field with a list's order to show its whole text. */
async function expectOrderUncut(page: Page, where: string): Promise<void> {
  const order = page.getByRole('combobox', { name: 'Sort' });
  await expect
    .poll(() => order.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), where)
    .toBeLessThanOrEqual(0);
}

const expectNoOverflow = (page: Page, where: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where)
    .toBeLessThanOrEqual(0);

test('the lists and the reports fit a phone', async ({ page }) => {
  await asPartner(page);
  for (const { path, heading: name, card } of LISTS) {
    await page.goto(`/partner${path}`);
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByText(card).first()).toBeVisible();
    await expectOrderUncut(page, path);
    await expectAccessible(page);
  }
  await page.goto('/partner/reports');
  const reports = page.getByRole('navigation', { name: 'Reports' });
  for (const name of REPORTS) {
    await reports.getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
    await expectOrderUncut(page, name);
    await expectNoOverflow(page, name);
  }
  await reports.getByRole('link', { name: 'Payouts' }).click();
  await page
    .getByRole('link', { name: /^P-[0-9A-Z]{4}-/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reports\/payouts\/./);
  await expect(page.getByRole('button', { name: 'Payout advice (PDF)' })).toBeVisible();
  await expectAccessible(page);
});

test('the sign-in page of a partner’s own address fits a phone', async ({ page }) => {
  await page.goto('/tarafin/partner/login');
  await expect(page).toHaveTitle('Partner - Sign in | Taralune Finance');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the pages of the catalogue and of the integration fit a phone', async ({ page }) => {
  await asPartner(page);
  for (const { path, heading: name, ...rest } of PAGES) {
    await page.goto(`/partner${path}`);
    await expect(heading(page)).toHaveText(name);
    if ('loaded' in rest) await expect(page.getByText(rest.loaded).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page, path);
  }
});
