import { expectNoViolationsIn } from '../../checks/accessible';
import { expectNoViolations, expectToast, signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'credit cards' });

test('the page has the ten columns in the order of the cards, and no axe violation', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/credit-cards');
  const table = page.getByRole('table', { name: 'Credit Cards' });
  await expect(table.getByRole('columnheader')).toHaveText([
    '',
    'Sorting Order',
    'Thumbnail',
    'Name',
    'Key Features',
    'Annual Fees',
    /^UTM Link/,
    'Features',
    'Secured',
    'Status',
    'Actions',
  ]);
  await expect(table.getByRole('row')).toHaveCount(13);
  // A tooltip starts in the top left corner; a pointer that rests there would leave and close it.
  await page.mouse.move(683, 780);
  await page.getByRole('button', { name: 'UTM Link', exact: true }).focus();
  const hint = page.getByRole('tooltip');
  await expect(hint).toBeVisible();
  await expect(hint).toHaveText('{UNIQUE_ID} is replaced with the customer unique id in the URL');
  await expectNoViolations(page);
});

test('a card is created, filled in, switched on and deleted', async ({ page }) => {
  await signInAsAdmin(page, '/admin/credit-cards');
  await page.getByRole('button', { name: 'Add credit card' }).click();
  const create = page.getByRole('dialog', { name: 'Add credit card' });
  await expect(create.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await create.getByLabel('Name').fill('Test Card');
  await create.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, 'Credit card created');

  await page.getByRole('button', { name: 'View/Update UTM Link, Test Card' }).click();
  const link = page.getByRole('dialog', { name: 'UTM Link: Test Card' });
  await expect(link.getByRole('button', { name: 'Save' })).toBeDisabled();
  await link.getByLabel('UTM Link').fill('https://cards.example/apply?id={UNIQUE_ID}');
  await link.getByRole('button', { name: 'Save' }).click();
  await expect(link).toBeHidden();

  await page.getByRole('button', { name: 'View/Update Features, Test Card' }).click();
  const features = page.getByRole('dialog', { name: 'Features: Test Card' });
  await features.getByRole('button', { name: 'Add a point' }).click();
  await expect(features.getByRole('button', { name: 'Save' })).toBeDisabled();
  await features.getByLabel('Point 1', { exact: true }).fill('First');
  await features.getByRole('button', { name: 'Add a point' }).click();
  await features.getByLabel('Point 2', { exact: true }).fill('Second');
  await features.getByRole('button', { name: 'Move Second' }).focus();
  await page.keyboard.press('Space');
  await expect(features.getByText('Second lifted.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(features.getByText('Second is now at position 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expectNoViolationsIn(page, '[role="dialog"]');
  const sent = page.waitForRequest('**/api/update-credit-card-data');
  await features.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    property: 'marketing_bullets',
    value: ['Second', 'First'],
  });

  const status = page.getByRole('switch', { name: 'Status: Test Card' });
  const listed = page.waitForResponse('**/api/get-credit-cards-data');
  await status.click();
  await listed;
  await expect(status).toBeChecked();

  await page.getByRole('button', { name: 'Delete Test Card' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question.getByRole('button')).toHaveText(['Cancel', 'Delete']);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Credit card deleted');
  await expect(status).toBeHidden();
});

test('cards are put in order with the keyboard, and an order and a change are undone', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/credit-cards');
  await page.getByRole('button', { name: 'Change order' }).click();
  const order = page.getByRole('dialog', { name: 'Order of the cards' });
  const names = order.getByRole('rowgroup').nth(1).getByRole('strong');
  await expect(names.first()).toBeVisible();
  const [first = '', second = ''] = await names.allInnerTexts();
  await order.getByRole('button', { name: `Move ${first}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(order.getByText(`${first} lifted.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(order.getByText(`${first} is now at position 2 of`)).toBeAttached();
  await page.keyboard.press('Space');
  await expectToast(page, 'Card order updated');
  await expect(names.first()).toHaveText(second);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Undone');
  await expect(names.first()).toHaveText(first);
  await order.getByRole('button', { name: 'Close' }).click();
  const rows = page.getByRole('table', { name: 'Credit Cards' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(first);
  await expect(rows.nth(2)).toContainText(second);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const status = page.getByRole('switch', { name: `Status: ${second}` });
  await expect(status).toBeChecked();
  await status.click();
  await expect(status).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Undone');
  await expect(status).toBeChecked();
});
