import { readFile } from 'node:fs/promises';
import { expectSettled } from '../../checks/accessible';
import { expectInSight, WIDTHS } from '../../checks/listTools';
import { expectToast, signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';
import { LONG_NAME, uploadReports } from '../../fixtures/reports';

test.use({ dataSet: 'console pages' });

test.beforeEach(({ request }) => uploadReports(request));

test('a long file name leaves the counts of an upload in sight', async ({ page }) => {
  await signInAsAdmin(page, '/admin/application-status-file');
  const row = page.getByRole('row').filter({ hasText: LONG_NAME });
  await expect(row).toBeVisible();
  await expectSettled(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectInSight(row.locator('th, td'), `the upload at ${width} px`);
  }
});

test('the selected rows of a list that the browser pages are exported, with one toast', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/products-report');
  const row = page.locator('tbody tr[data-id]').first();
  await row.getByRole('checkbox').check();
  const bar = page.locator('[data-test="bulk-actions-toolbar"]');
  await expect(bar).toContainText('1 item selected');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export' }).click(),
  ]);
  const [heads = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(heads).toContain('Product');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(await row.getByRole('rowheader').innerText());
  await expectToast(page, '1 record exported');
});
