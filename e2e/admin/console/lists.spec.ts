import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expectAccessible, expectSettled } from '../../checks/accessible';
import { expectNoViolations, expectToast, signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'lists' });

const rows = (page: Page) => page.locator('tbody tr[data-id]');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const toolbar = (page: Page) => page.getByText(/items? selected/);

/** Returns the rows of the workbook that a press saves. */
async function savedSheet(
  page: Page,
  name: string,
  press: () => Promise<void>,
): Promise<unknown[][]> {
  const [workbook] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(workbook.suggestedFilename()).toBe(name);
  const book = read(await readFile(await workbook.path()));
  return utils.sheet_to_json<unknown[]>(book.Sheets['Export'] ?? {}, { header: 1 });
}

async function savedFile(page: Page, press: () => Promise<void>): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
}

test('a list is narrowed by several values and a range, and the address keeps them', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders');
  await page.getByRole('combobox', { name: /^Ticket Class/ }).click();
  const options = page.getByRole('option');
  await expect(options.nth(2)).toBeVisible();
  const chosen = (await options.allInnerTexts()).slice(1, 3);
  await options.nth(1).click();
  await options.nth(2).click();
  await page.keyboard.press('Escape');
  const classes = page.locator('tbody [data-label="Ticket Class"]');
  const others = async () =>
    (await classes.allInnerTexts()).filter((text) => !chosen.includes(text));
  await expect.poll(others).toEqual([]);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Age min' }).click();
  await page.getByRole('spinbutton', { name: 'Age min from' }).fill('21');
  await page.getByRole('spinbutton', { name: 'Age min to' }).fill('22');
  const ages = page.locator('tbody [data-cell="min_age"]');
  await expect.poll(async () => new Set(await ages.allInnerTexts())).toEqual(new Set(['21', '22']));
  await expect.poll(others).toEqual([]);
  const count = await rows(page).count();
  await page.reload();
  await expect(rows(page)).toHaveCount(count);
  await expect(page.getByRole('spinbutton', { name: 'Age min to' })).toHaveValue('22');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Young');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Remove all filters' }).click();
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(page.getByRole('menuitem', { name: 'Young' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('menuitem', { name: 'Young' }).click();
  await expect(rows(page)).toHaveCount(count);
});

test('columns that were hidden and sized, and the density, are there after a reload', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Income min/max' }).uncheck();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(heading('Income min/max')).toHaveCount(0);
  await expectSettled(page);
  const high = await row(page, 'Girivar-Bank').boundingBox();
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await expectSettled(page);
  const edge = await heading('Ticket Class').boundingBox();
  if (!edge || !high) throw new Error('the table has no place on the screen');
  await page.mouse.move(edge.x + edge.width - 4, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width + 96, edge.y + 10, { steps: 5 });
  await page.mouse.up();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(heading('Income min/max')).toHaveCount(0);
    await expect
      .poll(async () =>
        Math.round(((await heading('Ticket Class').boundingBox())?.width ?? 0) / 10),
      )
      .toBe(Math.round((edge.width + 100) / 10));
    await expect
      .poll(async () => (await row(page, 'Girivar-Bank').boundingBox())?.height)
      .toBeLessThan(high.height);
  }
  const exportAs = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
  };
  const [heads = '', ...lines] = await savedFile(page, () => exportAs('CSV'));
  expect(heads).toContain('Lender Status,Age min,Age max');
  const sheet = await savedSheet(page, 'lenders.xlsx', () => exportAs('Excel (XLSX)'));
  expect(sheet[0]?.join(',')).toBe(heads.replace('\uFEFF', ''));
  expect(sheet).toHaveLength(lines.length + 1);
});

test('selected rows are switched and deleted together, with one toast, and what failed stays selected', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders');
  const select = (name: string) => row(page, name).getByRole('checkbox').check();
  await select('Aarohan-Credit');
  await select('Baldeo-Finserv');
  await expect(toolbar(page)).toHaveText('2 items selected');
  await expectNoViolations(page);
  const heading = page.getByRole('columnheader', { name: 'Lender Status' });
  const [bar, head] = [await toolbar(page).boundingBox(), await heading.boundingBox()];
  if (!bar || !head) throw new Error('the bar and the headings have no place on the screen');
  expect(bar.y).toBeGreaterThan(head.y + head.height);
  await page.getByRole('button', { name: 'Switch off', exact: true }).click();
  const impact = page.getByRole('dialog', { name: 'Switch off 2 lenders?' });
  await expect(impact).toContainText(/Borrowers from the last 90 days lose \d+ offers?/);
  await impact.getByRole('textbox', { name: 'Reason' }).fill('Audit');
  await impact.getByRole('button', { name: 'Switch off' }).click();
  await expectToast(page, '2 lenders are off');
  for (const name of ['Aarohan-Credit', 'Baldeo-Finserv'])
    await expect(page.getByRole('switch', { name: `Lender Status: ${name}` })).not.toBeChecked();
  await expect(toolbar(page)).toBeHidden();

  await page.route('**/api/safe-delete-lender', async (route) => {
    const fails = route.request().postData()?.includes(`"lender_id":${failing}`);
    const headers = route.request().headers();
    await route.continue(fails ? { headers: { ...headers, 'x-mock-fault': 'status=500' } } : {});
  });
  const failing = Number(await row(page, 'Chakra-Wheels').getAttribute('data-id'));
  await select('Aarohan-Credit');
  await select('Baldeo-Finserv');
  await select('Chakra-Wheels');
  await page.locator('[data-test="bulk-actions-toolbar"]').getByText('Delete').click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('The 3 selected lenders will no longer be offered.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toHaveText(/^2 of 3 deleted; 1 failed: ./);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Aarohan-Credit')).toHaveCount(0);
  await expect(row(page, 'Chakra-Wheels').getByRole('checkbox')).toBeChecked();

  await page.unroute('**/api/safe-delete-lender');
  await select('Chandrika-Gold');
  await page.locator('[data-test="bulk-actions-toolbar"]').getByText('Delete').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, '2 lenders deleted');
  await expect(page.locator('tbody tr:focus-within')).toHaveCount(1);
  await expect(row(page, 'Chakra-Wheels')).toHaveCount(0);
});

test('a read-only role selects rows for export, and nothing else', async ({ page }) => {
  await signInAsAdmin(page, '/admin/csr-portal', 'reports@demo.in');
  await rows(page).first().getByRole('checkbox').check();
  const bar = page.locator('[data-test="bulk-actions-toolbar"]');
  await expect(bar.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(bar.getByRole('button', { name: /Delete|Switch/ })).toHaveCount(0);
  const lines = await savedFile(page, () => bar.getByRole('button', { name: 'Export' }).click());
  expect(lines).toHaveLength(2);
  const workbook = bar.getByRole('button', { name: 'Excel (XLSX)' });
  const sheet = await savedSheet(page, 'customers.xlsx', () => workbook.click());
  expect(sheet).toHaveLength(2);
});

test('a page is opened by its number', async ({ page }) => {
  await signInAsAdmin(page, '/admin/csr-portal');
  await page.getByRole('textbox', { name: 'Go to page' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^51–75 of /)).toBeVisible();
  await page.getByRole('button', { name: 'Go to last page' }).click();
  await expect(page.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
});

test('arrow keys move between cells, Enter saves and goes down, Tab saves and goes right', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders');
  const cell = (field: string, of: string) =>
    page.getByRole('button', { name: new RegExp(`^Edit ${field} of ${of},`) });
  await cell('Income max', 'Gatiman-Auto').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell('Age min', 'Gatiman-Auto')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell('Age min', 'Girivar-Bank')).toBeFocused();
  const input = (of: string) => page.getByRole('textbox', { name: `Age min of ${of}` });
  await page.keyboard.press('F2');
  await expect(input('Girivar-Bank')).toBeFocused();
  await page.keyboard.type('23');
  await page.keyboard.press('Enter');
  await expect(cell('Age min', 'Griha-Sahay')).toBeFocused();
  await expect(cell('Age min', 'Girivar-Bank')).toHaveText(/23/);
  await page.keyboard.press('Enter');
  await expect(input('Griha-Sahay')).toBeFocused();
  await page.keyboard.type('24');
  await page.keyboard.press('Tab');
  await expect(cell('Age max', 'Griha-Sahay')).toBeFocused();
  await expect(cell('Age min', 'Griha-Sahay')).toHaveText(/24/);
});

test('the products reports add up to each other', async ({ page }) => {
  await signInAsAdmin(page, '/admin/products-report', 'reports@demo.in');
  const total = page.locator('tfoot td[data-label="Applications"]');
  await expect(total).toHaveText(/^\d+$/);
  await expectSettled(page);
  const applications = await total.textContent();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'By lender' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lenders Products Report');
  await expect(total).toHaveText(String(applications));
  // Of one day: the answer about this month may still be on its way.
  const loaded = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname !== '/api/admin/products-report') return false;
    return searchParams.get('from') === searchParams.get('to');
  });
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect(page).toHaveURL(/period=yesterday/);
  // The other period's rows stay, dimmed, until this period's rows have loaded.
  await loaded;
  await expect(page.locator('main tbody')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
});
