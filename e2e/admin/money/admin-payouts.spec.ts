import { addDays, formatMonthName, getDeviceToday } from '@marketplace/shared/format';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { withFault } from '../../checks/faultInjection';
import { expectToast } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'payouts' });

/** Saves a PDF by a button; returns its name. */
async function savePdf(page: Page, button: RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return download.suggestedFilename();
}

test('an admin approves a payout and notes its payment, and the partner sees it', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto('/admin/payouts');
  const draft = page.getByRole('row').filter({ hasText: 'Waiting for approval' });
  await draft.getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^P-/u);
  const reference = await heading.innerText();
  await expect(page.getByText('Farah Khan')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog', { name: `Payment of ${reference}` });
  const submit = dialog.getByRole('button', { name: 'Mark as paid' });
  await dialog.getByLabel('UTR').fill('short');
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('UTR').fill('HDFCN52026112301');
  await submit.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('HDFCN52026112301')).toBeVisible();
  await expect(page.getByText(/^Changed by .+ on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  expect(await savePdf(page, /^Payout advice/u)).toBe(`payout-${reference}.pdf`);
  const address = new URL(page.url()).pathname.replace(
    '/admin/payouts/',
    '/partner/reports/payouts/',
  );

  await asPartner(page);
  await page.goto(address);
  await expect(heading).toHaveText(reference);
  await expect(page.getByText('HDFCN52026112301')).toBeVisible();
  await expectAccessible(page);
  expect(await savePdf(page, /^Payout advice/u)).toBe(`payout-${reference}.pdf`);
  await page.goto('/partner/reports');
  await expect(page.getByRole('table', { name: 'Lines of the ledger' })).toBeVisible();
  expect(await savePdf(page, /^Statement of/u)).toMatch(/^statement-\d{4}-\d{2}\.pdf$/u);

  await asPartner(page, 'second@demo.in');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('an admin drafts the payouts of a month chosen by its name', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/payouts');
  await page.getByRole('button', { name: 'Draft payouts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft payouts' });
  const now = formatMonthName(getDeviceToday().slice(0, 7));
  const before = formatMonthName(addDays(`${getDeviceToday().slice(0, 8)}01`, -1).slice(0, 7));
  const month = dialog.getByRole('combobox', { name: 'Month' });
  await expect(month).toHaveText(now);
  await expectAccessible(page);
  await month.click();
  await page.getByRole('option', { name: before }).click();
  await expect(month).toHaveText(before);
  await dialog.getByRole('button', { name: 'Draft' }).click();
  await expect(page.getByText(/^Drafts made: \d/u)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an admin sets what a referral earns, and the partner reads it', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/payouts');
  const dialog = page.getByRole('dialog', { name: 'Referral reward' });
  await withFault(page, ['**/api/referral-reward', 'status=500'], async () => {
    await page.getByRole('button', { name: 'Referral reward' }).click();
    await expect(dialog.getByRole('alert')).toContainText('A fault was asked for');
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const amount = dialog.getByLabel('Amount');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(amount).toHaveValue('500');
  await expect(dialog).toContainText('First disbursed application of the referred partner');
  await amount.fill('0');
  await amount.press('Tab');
  await expect(dialog.getByText('Must be a positive number')).toBeVisible();
  await amount.fill('750');
  await save.click();
  await expectToast(page, 'Settings saved');
  await expect(dialog).toHaveCount(0);

  await asPartner(page);
  await page.goto('/partner/referral');
  await expect(page.getByText(/^You earn ₹750/u)).toBeVisible();
});
