import type { BrowserContext, Page } from '@playwright/test';
import { signInAsAdmin } from '../../fixtures/admin';
import { moveInHistory } from '../../borrower/borrowerPage';
import { signInToConsole } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'console restores' });

/** Replaces the token of an area by one that the server refuses, as after a session has expired. */
async function killSession(context: BrowserContext, name: string): Promise<void> {
  const cookies = await context.cookies();
  await context.addCookies(
    cookies.map((one) => (one.name === name ? { ...one, value: 'dead' } : one)),
  );
}

/** Reloads the page with a dead session and signs in again; expects the reason and the same page. */
async function reloadAndSignIn(page: Page, context: BrowserContext): Promise<void> {
  const before = page.url();
  await killSession(context, 'adminToken');
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await signInToConsole(page, 'admin@demo.in', 'Admin@123');
  await expect(page).toHaveURL(before);
}

test('the samples of both previews of a lender survive a menu click, a reload and a sign-in', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page, '/admin/lenders/6');
  const eligibility = page.getByRole('region', { name: 'Eligibility preview' });
  const revenue = page.getByRole('region', { name: 'Revenue' });
  await eligibility.getByLabel('Age').fill('47');
  await eligibility.getByLabel('Monthly income').fill('61000');
  await eligibility.getByLabel(/^Employment/).selectOption({ label: 'Self Employed' });
  await revenue.getByLabel('Disbursal', { exact: true }).fill('350000');
  await revenue.getByLabel('Disbursals in the period').fill('12');
  const expectSamples = async () => {
    await expect(eligibility.getByLabel('Age')).toHaveValue('47');
    await expect(eligibility.getByLabel('Monthly income')).toHaveValue('61,000');
    await expect(eligibility.getByRole('option', { selected: true })).toHaveText('Self Employed');
    await expect(revenue.getByLabel('Disbursal', { exact: true })).toHaveValue('3,50,000');
    await expect(revenue.getByLabel('Disbursals in the period')).toHaveValue('12');
  };
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Lenders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lenders');
  await moveInHistory(page, -1);
  await expectSamples();
  await page.reload();
  await expectSamples();
  await reloadAndSignIn(page, context);
  await expectSamples();
});

test('the days of a custom range that is not applied survive a reload and a sign-in', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page, '/admin/dashboard');
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  await page.getByRole('button', { name: 'Custom Range' }).click();
  await from.fill('03/01/2026');
  await to.fill('9/1');
  await page.reload();
  await expect(from).toHaveValue('03/01/2026');
  await expect(to).toHaveValue('9/1');
  await reloadAndSignIn(page, context);
  await expect(from).toHaveValue('03/01/2026');
  await to.fill('09/01/2026');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/from=2026-01-03&to=2026-01-09/);
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect(page).toHaveURL(/period=yesterday/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Yesterday' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(from).toHaveCount(0);
});

test('a decision and the reason to act as a partner open again with their text', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page, '/admin/merchant-management?view=applications');
  await page.getByRole('button', { name: /^Reject Malabar Motors/ }).click();
  const decision = page.getByRole('dialog', { name: 'Reject Malabar Motors?' });
  const remarks = decision.getByLabel('Reason (shown to the applicant)');
  await remarks.fill('The address is incomplete.');
  await page.reload();
  await expect(remarks).toHaveValue('The address is incomplete.');
  await reloadAndSignIn(page, context);
  await expect(remarks).toHaveValue('The address is incomplete.');
  await remarks.press('Escape');
  await decision.getByRole('button', { name: 'Discard' }).click();
  await expect(decision).toHaveCount(0);

  await page.goto('/admin/merchant-management');
  await page.getByRole('button', { name: 'Act as partner Taralune Finance' }).click();
  const acting = page.getByRole('dialog', { name: /Taralune Finance/ });
  await acting.getByLabel('Reason').fill('Support request 4711');
  await acting.getByRole('switch', { name: /Allow changes/ }).check();
  await page.reload();
  await expect(acting.getByLabel('Reason')).toHaveValue('Support request 4711');
  await expect(acting.getByRole('switch', { name: /Allow changes/ })).toBeChecked();
  await reloadAndSignIn(page, context);
  await expect(acting.getByLabel('Reason')).toHaveValue('Support request 4711');
  await acting.getByLabel('Reason').press('Escape');
  await acting.getByRole('button', { name: 'Discard' }).click();
  await expect(acting).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Merchant Management' })).toBeVisible();
  await expect(acting).toHaveCount(0);
});

test('an unfinished revenue entry opens again with its values until it is closed', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders/6');
  const revenue = page.getByRole('region', { name: 'Revenue' });
  await revenue.getByRole('button', { name: /^Edit/ }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Edit revenue' });
  await dialog.getByLabel('Revenue Flat').fill('4321');
  await page.reload();
  await expect(dialog.getByLabel('Revenue Flat')).toHaveValue('4321');
  await dialog.getByLabel('Revenue Flat').press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});

test('an unfinished partner opens again with its text', async ({ page }) => {
  await signInAsAdmin(page, '/admin/partners');
  await page.getByRole('button', { name: 'Add partner' }).click();
  const name = page.getByRole('dialog', { name: 'Add partner' }).getByLabel('Name');
  await name.fill('Lakeside');
  await page.reload();
  await expect(name).toHaveValue('Lakeside');
});

test('the input of a masquerade is restored when the masquerade starts again', async ({
  page,
  context,
}) => {
  const act = async (canWrite = true) => {
    await page.goto('/admin/merchant-management');
    await page.getByRole('button', { name: 'Act as partner Taralune Finance' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Support request 4711');
    if (canWrite) await dialog.getByLabel('Allow changes').check();
    await dialog.getByRole('button', { name: 'Open the portal' }).click();
  };
  await signInAsAdmin(page, '/admin/merchant-management');
  await act(false);
  await expect(page).toHaveURL('/partner');
  const banner = page.getByRole('complementary', { name: 'Acting as a partner' });
  await expect(banner).toContainText('change nothing. Reason: Support request 4711. Ends on ');
  await page.goto('/partner/prospects');
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeDisabled();
  await act();
  await expect(banner).toContainText('Your changes are recorded under your name.');
  await page.goto('/partner/prospects');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const name = page.getByRole('dialog').getByLabel(/first name/i);
  await name.fill('Meena');
  await killSession(context, 'partnerToken');
  await page.reload();
  await expect(page).toHaveURL('/partner/login');
  await expect(page.getByText(/^Your session as this partner has ended/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to Merchant Management' }).click();
  await expect(page).toHaveURL('/admin/merchant-management');
  await act();
  await expect(page).toHaveURL('/partner/prospects');
  await expect(name).toHaveValue('Meena');
});
