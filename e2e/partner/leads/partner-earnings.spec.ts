import { expect, test } from '../../fixtures/fixtures';
import { readFile } from 'node:fs/promises';
import { asMasquerade, asPartner } from '../../fixtures/session';
import { expectDisputeAnswered } from './earningsSteps';

test.use({ dataSet: 'earnings' });

test('a partner opens a line and disputes it, an admin resolves it', async ({ page }) => {
  await expectDisputeAnswered(page);
});

test('a read-only masquerade has no button that disputes', async ({ page }) => {
  await asMasquerade(page);
  await page.goto('/partner/reports');
  const lines = page.getByRole('table', { name: 'Lines of the ledger' }).getByRole('rowheader');
  await lines.last().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Why this amount' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dispute this line' })).toHaveCount(0);
});

test('the ledger is a table that is sorted and filtered, and the file has the same lines', async ({
  page,
}) => {
  await asPartner(page);
  await page.goto('/partner/reports');
  const table = page.getByRole('table', { name: 'Lines of the ledger' });
  const names = table.getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  const all = await names.count();
  const listCells = async (column: string): Promise<string[]> =>
    table.locator(`tbody td[data-column="${column}"]`).allInnerTexts();
  for (const [heading, column] of [
    ['You are paid', 'net'],
    ['Disbursed', 'disbursed_amount'],
  ] as const) {
    await table.getByRole('columnheader').getByText(heading, { exact: true }).click();
    await expect
      .poll(async () => {
        const amounts = (await listCells(column)).map((text) =>
          Number(text.replaceAll(/[^\d.-]/gu, '')),
        );
        return (
          amounts.length === all &&
          amounts.every((amount, at) => amount >= (amounts[at - 1] ?? amount))
        );
      })
      .toBe(true);
  }
  await page.getByRole('combobox', { name: /^State/ }).click();
  await page.getByRole('option', { name: 'Expected' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => new Set(await listCells('state'))).toEqual(new Set(['Expected']));
  const shown = await names.count();
  expect(shown).toBeLessThan(all);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const [heads = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(shown);
  expect(lines.every((line) => line.includes('Expected'))).toBe(true);
  for (const heading of await table.getByRole('columnheader').allInnerTexts())
    expect(heads).toContain(heading.trim());
});
