import type { Page } from '@playwright/test';
import { expectNoViolationsIn, expectSettled } from '../../checks/accessible';
import { expectNoViolations, expectToast, signInAsAdmin } from '../../fixtures/admin';
import { chooseOption } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'lenders' });

/** The first column has the checkbox that selects the page. */
const COLUMNS = [
  '',
  'Name',
  'Lender Status',
  'Income min/max',
  'Age min/max',
  'Ticket Class',
  'Credit Score Class',
  'Salaried',
  'Self Employed',
  'Business',
  'Priority',
  'Special Offer',
  'Actions',
];

const LENDER = '/admin/lenders/6';

/** Injects a fault into every call of this path; the calls fail by default. */
async function failCalls(page: Page, path: string, fault = 'status=500'): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await route.continue({ headers: { ...route.request().headers(), 'x-mock-fault': fault } });
  });
}

const revenue = (page: Page) => page.getByRole('table', { name: 'Revenue' });

/** Reads the amounts of the revenue rows from top to bottom, which identify the rows. */
const slabs = (page: Page) => revenue(page).locator('tbody tr td:nth-child(3)').allInnerTexts();

const handleIn = (page: Page, row: number) =>
  revenue(page)
    .locator('tbody tr')
    .nth(row - 1)
    .getByRole('button', { name: /^Move / });

async function dragRow(page: Page, from: number, to: number): Promise<void> {
  const handle = handleIn(page, from);
  const target = handleIn(page, to);
  await expectSettled(page);
  await handle.hover();
  const [start, end] = [await handle.boundingBox(), await target.boundingBox()];
  if (!start || !end) throw new Error('the rows have no place on the screen');
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 20, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 4, { steps: 12 });
  await page.mouse.up();
}

test('the list has the columns, all of them in a window of 1280 px, and no axe violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsAdmin(page, '/admin/lenders');
  const table = page.getByRole('table', { name: 'Lenders' });
  await expect(table.getByRole('columnheader')).toHaveText(COLUMNS);
  await expect(table.getByRole('row')).toHaveCount(26);
  await expectNoViolations(page);
  const hidden = () =>
    table.evaluate(
      ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
    );
  await expect.poll(hidden, 'the table is wider than its frame').toBeLessThanOrEqual(0);
  for (const field of ['Income max', 'Age min']) {
    await table.getByRole('button', { name: field, exact: true }).click();
    await expect(table.locator('th[aria-sort]')).toContainText(field.slice(0, 3));
  }
});

test('a cell saves one property, keeps what failed, and a new lender is added and deleted', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders');
  await page.getByRole('button', { name: 'Edit Income min of Girivar-Bank' }).click();
  const cell = page.getByRole('textbox', { name: 'Income min of Girivar-Bank' });
  await cell.fill('36000');
  const sent = page.waitForRequest('**/api/update-lender-data');
  await cell.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ property: 'min_income', value: 36_000 });
  await expectToast(page, 'Lender updated successfully!');

  await failCalls(page, '/api/update-lender-data');
  await page.getByRole('button', { name: 'Edit Priority of Girivar-Bank' }).click();
  const priority = page.getByRole('textbox', { name: 'Priority of Girivar-Bank' });
  await priority.fill('3');
  await priority.press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(priority).toHaveValue('3');
  await page.unroute('**/api/update-lender-data');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('button', { name: 'Edit Priority of Girivar-Bank, now 3' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Add Lender' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Lender' });
  const add = dialog.getByRole('button', { name: 'Add Lender' });
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Name').fill('Zzz Test');
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Name').fill('Zzz-Test');
  await add.click();
  await expectToast(page, 'Lender created successfully!');

  // The list searches for the new lender by itself.
  await expect(page.getByRole('searchbox', { name: 'Search lenders' })).toHaveValue('Zzz-Test');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'More for Zzz-Test' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Lender deleted successfully!');
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
});

test('a wrong value moves neither its row nor the headings, whose click sorts the list', async ({
  page,
}) => {
  // With all lenders on the page, another order leaves the columns as wide as they are.
  await signInAsAdmin(page, '/admin/lenders?perPage=50');
  await page.getByRole('button', { name: 'Edit Age min of Chandrika-Gold' }).click();
  const cell = page.getByRole('textbox', { name: 'Age min of Chandrika-Gold' });
  await cell.fill('young');
  const heading = page.getByRole('columnheader', { name: 'Credit Score Class' });
  await expectSettled(page);
  const before = await heading.boundingBox();
  await heading.getByRole('button').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a number' })).toBeVisible();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(cell).toHaveValue('young');
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(() => heading.boundingBox()).toEqual(before);
});

test('revenue rows are moved with the mouse and with the keyboard, and stay so', async ({
  page,
}) => {
  await failCalls(page, '/api/lender-group/get-all', 'delay=1000');
  await signInAsAdmin(page, LENDER);
  await expect(revenue(page).locator('tbody tr')).toHaveCount(3);
  // Names that load later would move the rows before the test drags them.
  expect(await page.getByRole('checkbox', { name: 'Small ticket' }).count()).toBe(1);
  const [first, second, third] = await slabs(page);

  await dragRow(page, 1, 3);
  await expectToast(page, 'Revenue order updated');
  await page.reload();
  await expect.poll(() => slabs(page)).toEqual([second, third, first]);

  const name = `On disbursal, ${first}`;
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} lifted.`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${name} is now at position 2 of 3.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expectToast(page, 'Revenue order updated');
  await page.reload();
  await expect.poll(() => slabs(page)).toEqual([second, first, third]);
});

test('an order that cannot be saved is restored', async ({ page }) => {
  await signInAsAdmin(page, LENDER);
  await expect(revenue(page).locator('tbody tr')).toHaveCount(3);
  const before = await slabs(page);
  await failCalls(page, '/api/lender-revenue/set-order');
  await dragRow(page, 1, 3);
  await expectToast(page, 'Failed to update order');
  await expect.poll(() => slabs(page)).toEqual(before);
});

test('a revenue entry is checked, added, changed and deleted', async ({ page }) => {
  await signInAsAdmin(page, '/admin/lenders/7');
  await page.getByRole('button', { name: 'Add revenue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add revenue' });
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await expect(
    dialog.getByText('* Either Revenue Flat or Revenue Percentage is required'),
  ).toBeVisible();
  await expect(add).toBeDisabled();
  await chooseOption(dialog.getByLabel('Revenue type'), 1);
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Revenue Flat').fill('-750');
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Revenue Flat').fill('750');
  await expect(add).toBeEnabled();
  await dialog.getByLabel('Disbursed min').fill('500');
  await dialog.getByLabel('Disbursed max').fill('400');
  await dialog.getByLabel('Disbursed max').press('Tab');
  await expect(dialog.getByText('Max must be greater than Min')).toBeVisible();
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Disbursed max').fill('');
  await expectNoViolationsIn(page, '[role="dialog"]');
  const sent = page.waitForRequest('**/api/lender-revenue/create');
  await add.click();
  expect((await sent).postDataJSON()).toMatchObject({
    slab_disbursed_min: 500,
    slab_disbursed_max: null,
    revenue_flat: 750,
    revenue_percent: null,
  });
  await expectToast(page, 'Revenue added successfully');
  const unreached = revenue(page).getByRole('row').filter({ hasText: 'Never reached' });
  await expect(unreached).toContainText('From ₹500');
  await expect(page.getByText(/^Row \d+ is never reached/)).toBeVisible();
  await expect(revenue(page).getByText('Overlaps')).toHaveCount(0);
  await revenue(page)
    .getByRole('button', { name: /^Delete: .*From ₹500$/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Revenue entry deleted successfully');
  const last = revenue(page)
    .getByRole('button', { name: /^Edit: / })
    .last();
  await expect(last).toBeFocused();
});

test('the page of a lender saves fields on blur, has no axe violation, and answers 404 for an unknown lender', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders/8');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sent = page.waitForRequest('**/api/update-lender-data');
  await page.getByLabel('Income max', { exact: true }).fill('900000');
  await page.getByLabel('Income max', { exact: true }).press('Tab');
  expect((await sent).postDataJSON()).toMatchObject({ property: 'max_income', value: 900_000 });
  await expectToast(page, 'Lender updated successfully!');
  const emptied = page.waitForRequest('**/api/update-lender-data');
  await page.getByLabel('Income max', { exact: true }).fill('');
  await page.getByLabel('Income max', { exact: true }).press('Tab');
  expect((await emptied).postDataJSON()).toMatchObject({ property: 'max_income', value: null });
  await expectNoViolations(page);
  await page.goto('/admin/lenders/999999');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
