import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getDeviceToday } from '@marketplace/shared/format';
import { expectNoViolations, expectToast } from '../../fixtures/admin';
import { chooseOption, getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'real files' });

const FILES = new URL('../../../mock-server/src/testing/files/realFiles/', import.meta.url);

/** Chooses a file as people have it, or one of some text. */
async function choose(page: Page, name: string, text?: string | Buffer): Promise<void> {
  const buffer = text === undefined ? readFileSync(new URL(name, FILES)) : Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const check = (page: Page) => page.getByRole('button', { name: 'Check file' });

test('a file says how it was read, and another sheet and row can be chosen', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/commission-upload-file');
  await choose(page, 'cover_first.xlsx');
  const sheet = page.getByRole('combobox', { name: 'Sheet' });
  const row = page.getByRole('combobox', { name: 'Row of the headings' });
  await expect(sheet).toHaveText('Statement');
  await expect(row).toHaveText(/^Row 1: application_id · commission_amount/);
  await expect(page.getByText('The file has 1 row.')).toBeVisible();
  await expectNoViolations(page);
  await chooseOption(sheet, 'Read me');
  await expect(sheet).toHaveText('Read me');
  await expect(page.getByText('No row has all the headings that we need.')).toBeVisible();
  await expect(check(page)).toBeDisabled();
  await chooseOption(sheet, 'Statement');
  await expect(check(page)).toBeEnabled();

  await choose(page, 'commission_formula.xlsx');
  await expect(page.getByText('3 amounts have more than two decimals.')).toBeVisible();

  await choose(page, 'named.csv', 'Cover,x\nRef,Sum,Day\nA-NONE-NONE,5,2026-11-26\n');
  await expect(row).toHaveText('Row 1: Cover · x');
  await chooseOption(row, 'Row 2: Ref · Sum · Day');
  await chooseOption(page.getByRole('combobox', { name: /^Application/ }), 'Ref');
  await chooseOption(page.getByRole('combobox', { name: /^Commission \(/ }), 'Sum');
  await chooseOption(page.getByRole('combobox', { name: /^Commission date/ }), 'Day');
  await check(page).click();
  const found = page.getByRole('region', { name: 'named.csv' });
  await expect(found.locator('tbody tr[data-id]')).toHaveText(/A-NONE-NONE\s*3/);

  await page.goto('/admin/application-status-file');
  await choose(page, 'cp1252_status.csv');
  await expect(page.getByText('We read it as Windows text')).toContainText('René D’Souza – paid');
  await expectNoViolations(page);
});

test('a file that is refused says why and the way out, and a row its numbers', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/commission-upload-file');
  const field = page.locator('input[type=file]');
  for (const [name, reason] of [
    ['html_table.xls', /Invalid file type\. This is a web page/],
    ['tsv.xls', /text file with the name of a spreadsheet\. Change the end of its name to \.csv/],
    ['locked.xlsx', /A password locks this spreadsheet/],
  ] as const) {
    await choose(page, name);
    await expectToast(page, 'Invalid file type');
    await expect(field).toHaveAccessibleDescription(reason);
  }
  await page.goto('/admin/application-status-file');
  await choose(page, 'unquoted_status.csv');
  await check(page).click();
  const text = 'This row has 7 cells, the headings are 5; put amounts with commas in quotes';
  await expect(page.getByRole('region', { name: 'unquoted_status.csv' })).toContainText(text);
});

test('a file loaded in part keeps its other rows for a second admin, and a second click does nothing', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await getToken(request, 'admin', 'admin@demo.in')}` };
  const find = async (status: string): Promise<string> => {
    const filter = encodeURIComponent(JSON.stringify({ status }));
    const answer = await request.get(`/api/rest/applications?filter=${filter}&range=[0,0]`, {
      headers,
    });
    const [first]: { reference: string }[] = await answer.json();
    if (!first) throw new Error(`No ${status} application`);
    return first.reference;
  };
  const today = getDeviceToday();
  const lines = [
    'application_id,disbursed_amount,disbursal_date',
    `${await find('approved')},5000,${today}`,
    `${await find('disbursed')},4321,${today}`,
    `A-NONE-NONE,1000,${today}`,
  ];
  await asAdmin(page);
  await page.goto('/admin/mis-upload');
  await choose(page, 'part.csv', lines.join('\n'));
  await check(page).click();
  const found = page.getByRole('region', { name: 'part.csv' });
  const commits: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/commit')) commits.push(sent.url());
  });
  await found.getByRole('button', { name: 'Load 1 changed row' }).dblclick();
  const status = found.getByRole('status').first();
  await expect(status).toContainText(/Loaded.*1 of 3 rows loaded, .*1 row is not loaded/);
  await expect(found.getByRole('alert')).toHaveCount(0);
  expect(commits).toHaveLength(1);
  const history = page.getByRole('region', { name: 'Uploaded files' });
  const upload = history.locator('tbody tr[data-id]').filter({ hasText: 'part.csv' });
  await expect(upload).toContainText('1 of 3 rows loaded');
  await expect(
    upload.locator('[data-column="file_rows"], td').filter({ hasText: /^3$/ }),
  ).toHaveCount(1);
  await expectNoViolations(page);
  await found.getByRole('button', { name: 'Ask a second admin to confirm the other rows' }).click();
  await expectToast(page, 'Waiting for a second admin to confirm the file');
  await expect(status).toContainText('Waiting for confirmation');
  await expect(upload).toContainText(/asked a second admin/);
});
