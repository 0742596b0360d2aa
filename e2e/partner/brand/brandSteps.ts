import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expect } from '../../fixtures/fixtures';
import { PHONE } from '../../../scripts/browser/phone';
import { asPartner } from '../../fixtures/session';

const STUDIO = '/partner/settings/brand';

/** Fills the brand studio, follows its preview, saves, meets the brand on the borrower's page, and takes it back. */
export async function expectBrandStudio(page: Page): Promise<void> {
  await asPartner(page, 'second@demo.in');
  await page.goto(STUDIO);
  await expect(page.getByLabel('Display name', { exact: true })).toHaveValue('Taralune Finance');
  await page.getByLabel('Display name', { exact: true }).fill('Saffron Credit');
  await page.getByLabel('Display name in Hindi').fill('केसर क्रेडिट');
  await page.getByLabel('Heading of the sign-in page').fill('Money for your shop');
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#ffe600');
  const contrasts = page.getByRole('list', { name: 'How readable the colours are' });
  await expect(contrasts).toContainText(
    'Links on light pages. #FFE600 is hard to read here (1.2:1)',
  );

  const preview = page.getByRole('region', { name: 'Borrower’s page' });
  await expect(preview).toContainText('Saffron Credit');
  await expect(preview).toContainText('Money for your shop');
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(preview).toContainText('केसर क्रेडिट');
  await expect(preview).toHaveCSS('color-scheme', 'dark');

  const logo = page.getByRole('group', { name: 'Square logo' });
  const file = logo.getByLabel('Choose', { exact: false });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
  await expect(logo).toContainText('PNG, JPEG or WebP picture');
  const clip = { x: 0, y: 0, width: 128, height: 128 };
  const buffer = await page.screenshot({ clip });
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(logo.getByRole('img')).toHaveAttribute('src', /^\/uploads\/.*\.png$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save the brand' }).click();
  await expect(page.getByText('Brand saved.')).toBeVisible();
  await expect(page).toHaveTitle('Partner - Settings | Saffron Credit');
  await page.setViewportSize(PHONE);
  // A person who opens the terms by a link has not visited the partner's page.
  await page.goto('/terms-of-use?partner=TARAFIN');
  await expect(page.getByText('in partnership with Saffron Credit')).toBeVisible();
  await page.goto('/tarafin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money for your shop');
  const head = page.getByRole('banner');
  await expect(head).toContainText('Saffron Credit');
  await expect(head.locator('img[src^="/uploads/"]')).toHaveJSProperty('complete', true);
  await expectAccessible(page);

  // The way back is on a phone, too.
  await page.goto(STUDIO);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the last save' }).click();
  await expect(page).toHaveTitle('Partner - Settings | Taralune Finance');
  await expect(page.getByLabel('Display name', { exact: true })).toHaveValue('Taralune Finance');
  await expect(page.getByRole('button', { name: 'Undo the last save' })).toHaveCount(0);
}
