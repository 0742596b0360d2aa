import type { Locator, Page } from '@playwright/test';
import { formatRupeesLong } from '@marketplace/shared/format';
import { expectSettled } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

const REPORTS = ['internal-report', 'products-report', 'vendors-products-report'];

/** The cell with the total of the column 'Disbursed' of the page's table. */
async function findTotal(page: Page): Promise<Locator> {
  const table = page.getByRole('main').getByRole('table');
  const total = table.getByRole('rowgroup').last().getByRole('row').last();
  await expect(total).toContainText('Total');
  await expectSettled(page);
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const column = heads.findIndex((head) => head.trim() === 'Disbursed');
  return total.locator('th, td').nth(column);
}

for (const { basis, text } of [
  {
    basis: 'Disbursal date',
    text: 'Disbursed: paid out in this period, whenever it was applied for.',
  },
  {
    basis: 'Application date',
    text: 'Disbursed: applied for in this period, whenever it was paid out.',
  },
])
  test(`what is disbursed by ${basis} is the same on the dashboard and in every report`, async ({
    page,
  }) => {
    await signInAsAdmin(page, '/admin/dashboard');
    await page.getByRole('button', { name: basis }).click();
    await expect(page.getByText(text)).toBeVisible();
    const figures = page.getByRole('region', { name: 'Key figures' });
    const shown = figures
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: 'Disbursed', exact: true }) })
      .last();
    await expectSettled(page);
    await expect(shown).toContainText('₹');
    const { search } = new URL(page.url());
    const onDashboard = await shown.innerText();
    const totals: string[] = [];
    for (const path of REPORTS) {
      await page.goto(`/admin/${path}${search}`);
      await expect(page.getByText(text)).toBeVisible();
      const cell = await findTotal(page);
      await expect(cell).toContainText('₹');
      if (totals[0]) await expect(cell, path).toHaveText(totals[0]);
      totals.push(await cell.innerText());
    }
    const total = Number(totals[0]?.replaceAll(/[^\d.]/g, ''));
    expect(total).toBeGreaterThan(0);
    expect(onDashboard).toContain(formatRupeesLong(total, 'en'));
  });
