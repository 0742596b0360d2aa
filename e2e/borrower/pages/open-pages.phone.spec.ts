import { expectAccessible } from '../../checks/accessible';
import { newNumber, signInHere } from '../borrower';
import { press, tabTo } from '../borrowerPage';
import { buildIdentity, expectBothHeadings } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { NARROW } from '../../../scripts/browser/phone';
import { asBorrower } from '../../fixtures/session';

const PITCH = 'See which lenders match you and the full cost';

test.describe('visitors from a post', () => {
  test('choose a product, sign in and go on with it', async ({ page }) => {
    await page.goto('/socialmedia-onboarding?utm_source=post');
    await expectBothHeadings(page, PITCH, 'देखें कि कौन आपको लोन दे सकता है, और कुल ख़र्च कितना होगा');
    await expect(page.getByRole('radio')).toHaveCount(10);
    const go = page.getByRole('button', { name: 'Continue to sign in' });
    await go.click();
    const missing = page.getByRole('link', { name: 'Choose what you need' });
    await expect(missing).toBeVisible();
    await expectAccessible(page);
    await missing.press('Enter');
    await expect(page.getByRole('radio', { name: 'Personal Loans' })).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(page.getByRole('radio', { name: 'Gold Loans' })).toBeChecked();
    await tabTo(page, 'Continue to sign in');
    await press(page, 'Enter');
    await signInHere(page, newNumber());
    await expect(page).toHaveURL(/\/user\/user-detail\/gold-loan/);
    const utm = (await page.context().cookies()).find(({ name }) => name === 'utm');
    expect(decodeURIComponent(utm?.value ?? '')).toContain('post');
  });

  test('find the product of the link chosen; an unknown one is ignored', async ({ page }) => {
    await page.goto('/socialmedia-onboarding?product=credit%20cards');
    await expect(page.getByRole('radio', { name: 'Credit Cards' })).toBeChecked();
    await page.goto('/socialmedia-onboarding?product=<b>');
    await expect(page.getByRole('radio', { name: 'Credit Cards' })).not.toBeChecked();
    await page.goto('/socialmedia-onboarding?product=business_loan');
    await page.getByRole('button', { name: 'Continue to sign in' }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Do you have a business registration certificate?',
    });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await signInHere(page, newNumber());
    await expect(page).toHaveURL(/\/user\/business-detail/);
  });

  test('who are signed in continue directly, in the brand of the page', async ({ page }) => {
    await page.goto('/campusid');
    await expect(page.getByText('In Partnership With')).toBeVisible();
    await asBorrower(page, { product: 'Other Insurance', profile: buildIdentity() });
    await page.setViewportSize(NARROW);
    await page.goto('/socialmedia-onboarding');
    await expect(page.getByText('Campidar Card')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Other Insurance' })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/insurance$/);
  });
});

test.describe('the page about the operator', () => {
  test('is public, with every lender and the contact for complaints', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'About us and our lenders' }).click();
    await expect(page).toHaveURL(/\/customer-site$/);
    await expect(page.getByText('31 lenders', { exact: true })).toBeVisible();
    await expectBothHeadings(page, 'About us and our lenders', 'हमारे और हमारे लेंडरों के बारे में');
    const lender = page.getByRole('listitem').filter({ hasText: 'Chandrika-Gold' });
    await lender.locator('summary').press('Enter');
    await expect(lender.getByText('₹2,000 – the value of the gold')).toBeVisible();
    await expect(
      lender.getByRole('link', { name: 'grievance@chandrika-gold.example' }),
    ).toBeVisible();
    await page.setViewportSize(NARROW);
    await expectAccessible(page);
    const search = page.getByRole('searchbox', { name: 'Search lenders' });
    await search.fill('gold loans');
    await expect(page.getByText('2 lenders', { exact: true })).toBeVisible();
    await search.fill('no such lender');
    await expect(page.getByText('No lender matches “no such lender”.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all lenders' }).click();
    await expect(search).toHaveValue('');
    await expect(page.getByText('31 lenders', { exact: true })).toBeVisible();
  });

  test('reports when the lenders cannot be loaded, or when there are none', async ({ page }) => {
    await page.route('**/api/public-lenders', (route, request) =>
      route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
    );
    await page.goto('/customer-site');
    await expect(
      page.getByRole('heading', { name: 'The lenders could not be loaded' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/public-lenders');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('31 lenders', { exact: true })).toBeVisible();
    await page.route('**/api/public-lenders', (route) => route.fulfill({ json: { data: [] } }));
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'No lender is taking applications at the moment' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test('the legal pages show their date and a contact', async ({ page }) => {
  await page.goto('/terms-of-use?partner=CAMPUSID');
  await expectBothHeadings(page, 'Terms of use', 'उपयोग की शर्तें');
  await expect(page.getByText('In force since 27 November 2026')).toBeVisible();
  await expect(page.getByText('in partnership with Campidar Card')).toBeVisible();
  await expect(page.getByRole('link', { name: 'grievance@cedarloop.example' })).toBeVisible();
  await page.setViewportSize(NARROW);
  await page.goto('/privacy-policy');
  await expectBothHeadings(page, 'Privacy and cookies', 'गोपनीयता और कुकीज़');
  await page.getByRole('link', { name: 'About us and our lenders' }).first().click();
  await expect(page).toHaveURL(/\/customer-site$/);
});
