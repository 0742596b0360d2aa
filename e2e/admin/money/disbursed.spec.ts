import { readFile } from 'node:fs/promises';
import { addDays, formatRupees, getDeviceToday } from '@marketplace/shared/format';
import type { Page } from '@playwright/test';
import { expectSettled } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

/** Reads the cell of the totals row under a heading. */
async function readTotal(page: Page, heading: string): Promise<string> {
  const table = page.getByRole('main').getByRole('table');
  const total = table.getByRole('rowgroup').last().getByRole('row').last();
  await expect(total).toContainText('Total');
  await expectSettled(page);
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const column = heads.findIndex((head) => head.trim() === heading);
  return total.locator('th, td').nth(column).innerText();
}

/** Saves the list as CSV and returns its columns by their headings. */
async function saveCsv(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const content = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '');
  const [heads = [], ...rows] = content
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return {
    count: rows.length,
    sum: (heading: string) =>
      rows.reduce((sum, row) => sum + Number(row[heads.indexOf(heading)]), 0),
  };
}

for (const { tab, text, filters } of [
  { tab: 'Applications', text: 'Counts applications made in this period', filters: {} },
  {
    tab: 'Applications',
    text: 'Counts applications made in this period',
    filters: { status: ['approved', 'disbursed'], amount: { gte: 50_000 } },
  },
  { tab: 'Applications', text: 'Counts applications', filters: { status: ['disbursed'] } },
  { tab: 'Disbursals', text: 'Counts loans paid out in this period.', filters: {} },
  { tab: 'Disbursals', text: 'Counts loans paid out', filters: { amount: { lte: 300_000 } } },
])
  test(`the totals of ${tab} are the sums of the rows that match ${JSON.stringify(filters)}`, async ({
    page,
  }) => {
    const search = new URLSearchParams({ filter: JSON.stringify(filters) });
    await signInAsAdmin(page, `/admin/internal-report?${search}`);
    await page.getByRole('button', { name: tab }).click();
    await expect(page.getByText(text)).toBeVisible();
    const disbursed = await readTotal(page, 'Disbursed');
    const asked = await readTotal(page, 'Amount');
    const count = await readTotal(page, 'Customer');
    const file = await saveCsv(page);
    expect(file.count).toBeGreaterThan(0);
    expect(count).toBe(`Total of ${file.count}`);
    expect(disbursed).toBe(formatRupees(file.sum('Disbursed (₹)'), 'en'));
    expect(asked).toBe(formatRupees(file.sum('Amount (₹)'), 'en'));
  });

test('the dashboard, its lists and every report count the same applications', async ({ page }) => {
  const to = getDeviceToday();
  const search = `?from=${addDays(to, -20)}&to=${to}`;
  const totals: string[][] = [];
  for (const path of ['internal-report', 'products-report', 'vendors-products-report']) {
    await (path === 'internal-report'
      ? signInAsAdmin(page, `/admin/${path}${search}`)
      : page.goto(`/admin/${path}${search}`));
    totals.push([await readTotal(page, 'Disbursed')]);
  }
  await page.goto(`/admin/merchant-management${search}`);
  totals.push([await readTotal(page, 'Disbursed')]);
  expect(new Set(totals.flat()).size).toBe(1);
  await page.goto(`/admin/dashboard${search}`);
  const panel = page.getByRole('region', { name: 'Conversion by product' });
  await expect(panel.getByRole('link').first()).toBeVisible();
  const figures = await panel
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) =>
          [...row.querySelectorAll('td')].map((cell) =>
            Number(cell.innerText.replaceAll(/[^\d.]/g, '')),
          ),
        ),
    );
  for (const [applications = 0, approved = 0, disbursals = 0] of figures) {
    expect(approved).toBeLessThanOrEqual(applications);
    expect(disbursals).toBeLessThanOrEqual(approved);
  }
  const sum = figures.reduce((total, row) => total + (row[3] ?? 0), 0);
  expect(formatRupees(sum, 'en')).toBe(totals[0]?.[0]);
});
