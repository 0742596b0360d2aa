import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { newNumber } from '../../borrower/borrower';
import { expect } from '../../fixtures/fixtures';
import { PHONE } from '../../../scripts/browser/phone';
import { asAdmin, asPartner } from '../../fixtures/session';

/** Uploads a file of leads on a phone, reads what is wrong, loads the rest and takes the import back. */
export async function expectLeadsUploaded(page: Page, name: string): Promise<void> {
  const mobile = newNumber();
  const rows = [
    'Name,Mobile number,Product,Pincode',
    `${name},${mobile},Gold Loans,560001`,
    `${name},${mobile},Gold Loans,560001`,
    'Ravi Rao,12345,Car Loans,560001',
  ];
  const desktop = page.viewportSize();
  await page.setViewportSize(PHONE);
  await asPartner(page);
  await page.goto('/partner/leads');
  await page.getByRole('link', { name: 'Upload leads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload leads' })).toBeVisible();
  const file = `${name}.csv`;
  await page.getByLabel('Drop a file here').setInputFiles({
    name: file,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(page.getByText('The file has 3 rows.')).toBeVisible();
  await page.getByRole('button', { name: 'Check file' }).click();
  const found = page.getByRole('region', { name: file });
  await expect(found.getByText('Ready to load')).toBeVisible();
  const lines = found.locator('[data-id]');
  await expect(lines.filter({ hasText: 'This number is in the file twice' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'This is not a mobile number' })).toHaveCount(1);
  await expectAccessible(page);
  const [failed] = await Promise.all([
    page.waitForEvent('download'),
    found.getByRole('button', { name: 'Failed rows as CSV' }).click(),
  ]);
  expect(readFileSync(await failed.path(), 'utf8')).toContain('Ravi Rao,12345,Car Loans,560001');
  await found.getByRole('button', { name: 'New: 1' }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(`******${mobile.slice(-4)}`);

  await found.getByRole('button', { name: 'Create 1 lead' }).click();
  const history = page.getByRole('region', { name: 'Uploaded files' });
  const upload = history.locator('[data-id]').filter({ hasText: file });
  await expect(upload).toContainText('Loaded');
  await upload.getByRole('button', { name: `Roll back ${file}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(upload).toContainText('Rolled back');
  if (desktop) await page.setViewportSize(desktop);
}

/** An admin reads the file and its rows, with the numbers masked, and can change nothing. */
export async function expectUploadSeenByAdmin(page: Page, name: string): Promise<void> {
  const file = `${name}.csv`;
  await asAdmin(page, 'reports@demo.in');
  await page.goto('/admin/customers-journey');
  const history = page.getByRole('region', { name: 'Lead files uploaded by partners' });
  const upload = history.locator('[data-id]').filter({ hasText: file });
  await expect(upload).toContainText('Cedarloop');
  await expect(upload).toContainText('Rolled back');
  await upload.getByRole('button', { name: `Show ${file}` }).click();
  const found = page.getByRole('region', { name: file });
  await found.getByRole('button', { name: 'New: 1' }).click();
  const row = found.locator('[data-id]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/\*{6}\d{4}/u);
  await expect(
    page.getByRole('button', { name: /^(?:Roll back|Create \d|Failed rows)/u }),
  ).toHaveCount(0);
  await expectAccessible(page);
}
