import type { Locator, Page } from '@playwright/test';
import { formatRupeesLong } from '@marketplace/shared/format';
import { signInAsAdmin } from './admin';
import { expect, test } from './fixtures';

const REPORTS = ['internal-report', 'products-report', 'vendors-products-report'];

/** The total below the column 'Disbursed' of the page's table, in rupees. */
async function totalOf(page: Page): Promise<number> {
  const table = page.getByRole('main').getByRole('table');
  const total = table.getByRole('rowgroup').last().getByRole('row').last();
  await expect(total).toContainText('Total');
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const column = heads.findIndex((head) => head.trim() === 'Disbursed');
  const cell: Locator = total.locator('th, td').nth(column);
  await expect(cell).toContainText('₹');
  return Number((await cell.innerText()).replaceAll(/[^\d.]/g, ''));
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
    await expect(shown).toContainText('₹');
    const { search } = new URL(page.url());
    const totals: number[] = [];
    const onDashboard = await shown.innerText();
    for (const path of REPORTS) {
      await page.goto(`/admin/${path}${search}`);
      await expect(page.getByText(text)).toBeVisible();
      totals.push(await totalOf(page));
    }
    expect(new Set(totals).size, totals.join()).toBe(1);
    expect(totals[0]).toBeGreaterThan(0);
    expect(onDashboard).toContain(formatRupeesLong(totals[0] ?? 0, 'en'));
  });
