import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolationsIn } from '../../checks/accessible';
import { expectNoViolations, expectToast } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';
import { agreeToOffers, finishProfile } from '../../fixtures/lenders';
import { asAdmin, asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'customer eligibility', permissions: ['clipboard-read', 'clipboard-write'] });

const PAGE = '/admin/customer-eligibility';
const LENDER = 'Girivar-Bank';

const cell = (page: Page, field: string, lender = LENDER) =>
  page.getByRole('button', { name: `Edit ${field} of ${lender}` });
const input = (page: Page, field: string, lender = LENDER) =>
  page.getByRole('textbox', { name: `${field} of ${lender}` });

/** Pastes a spreadsheet's cells into the focused cell. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

async function expectOffer(page: Page, isOffered: boolean): Promise<void> {
  await page.goto('/user/offers');
  await expect(page.getByRole('heading', { name: /^\d+ offers$/ })).toBeVisible();
  const offer = page.getByRole('listitem', { name: LENDER, exact: true });
  await expect(offer).toHaveCount(isOffered ? 1 : 0);
}

test('a criterion shows whom it excludes before it is saved, and changes the borrower’s offers', async ({
  page,
}) => {
  await asBorrower(page);
  await finishProfile(page);
  await agreeToOffers(page);
  await expectOffer(page, true);
  await asAdmin(page);
  await page.goto(PAGE);
  await cell(page, 'Income min').click();
  await expectNoViolations(page);
  await input(page, 'Income min').fill('90000');
  const whatIf = page.getByRole('status').filter({ hasText: 'Not saved yet' });
  await expect(whatIf).toContainText(
    /Girivar-Bank: \d+ → \d+ of \d+ borrowers from the last 90 days/,
  );
  await input(page, 'Income min').press('Enter');
  await expectToast(page, 'Lender updated successfully!');
  await expect(cell(page, 'Income min', 'Griha-Sahay')).toBeFocused();
  await expect(whatIf).toHaveCount(0);
  const other = await page.context().newPage();
  await expectOffer(other, false);

  // A restored cell saves nothing.
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'Income min')).toBeFocused();
  await page.keyboard.press('Enter');
  await input(page, 'Income min').fill('1');
  await input(page, 'Income min').press('Escape');
  await expect(cell(page, 'Income min')).toContainText('90,000');

  await paste(page, '35000');
  const preview = page.getByRole('dialog', { name: 'Change 1 cell?' });
  await preview.getByRole('button', { name: 'Save 1 change' }).click();
  await expectToast(page, '1 cell saved');
  await expectOffer(other, true);
});

test('a block of a spreadsheet is previewed with its errors, saved, and copied back', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(PAGE);
  await cell(page, 'Income min', 'Aarohan-Credit').focus();
  await paste(page, '₹41,000\t90000\t70\nmuch\t\t24\n');
  const preview = page.getByRole('dialog', { name: 'Change 3 cells?' });
  await expect(preview).toContainText('1 cell has an error and is left out.');
  await expect(preview).toContainText('2 cells stay as they are.');
  await expect(preview.getByRole('row').filter({ hasText: 'much' })).toContainText(
    'Enter a number',
  );
  await expect(preview.getByRole('status')).toContainText(/Aarohan-Credit: \d+ → \d+/);
  await expectNoViolationsIn(page, '[role="dialog"]');
  await preview.getByRole('button', { name: 'Save 3 changes' }).click();
  // The maximum age is 55: the server refuses the pasted minimum and saves the rest.
  await expectToast(page, '2 cells saved');
  const left = page.getByRole('dialog', { name: 'Change 1 cell?' });
  await expect(left.getByRole('row').filter({ hasText: 'Age min' })).toContainText(
    'The maximum must not be below the minimum',
  );
  await left.getByRole('button', { name: 'Cancel' }).click();
  const lender = cell(page, 'Income min', 'Aarohan-Credit');
  await expect(lender).toContainText('41,000');
  await lender.focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('41000');
  await page.getByRole('button', { name: 'Copy table' }).click();
  await expectToast(page, 'Copied 32 rows');
  const table = await page.evaluate(() => navigator.clipboard.readText());
  expect(table.split('\n')[0]).toMatch(/^41000\t90000\t21\t55\t700\+\tYes\tNo\tNo\t/);
});

test('matching lenders are shown for a profile and for a masked customer', async ({ page }) => {
  await asAdmin(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Test a borrower' }).click();
  const panel = page.getByRole('region', { name: 'Test a borrower' });
  await expect(panel.getByRole('status').first()).toContainText(/\d+ of 32 lenders match/);
  await panel.getByRole('textbox', { name: 'Age' }).fill('17');
  await expect(panel.getByRole('status').first()).toContainText('0 of 32 lenders match');
  const kaveri = panel.getByRole('listitem').filter({ hasText: 'Kaveri-National' }).first();
  await expect(kaveri).toContainText('Age: 23 to 58');
  await panel.getByRole('button', { name: 'A customer' }).click();
  await panel.getByRole('combobox', { name: 'Customer' }).fill('9876543210');
  await page.getByRole('option').first().click();
  await expect(panel.getByRole('status').first()).toContainText(/\d+ of 32 lenders? match/);
  await expect(panel.getByText('Credit score', { exact: true }).first()).toBeVisible();
  expect(await page.content()).not.toMatch(/9876543210/);
  await expectNoViolations(page);
});

test('the other roles are refused', async ({ page }) => {
  for (const email of ['reports@demo.in', 'telecalling@demo.in']) {
    await asAdmin(page, email);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/customer-eligibility/);
    await expect(page.getByRole('link', { name: 'Customer Eligibility' })).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('each lender is a card, and the panel is one press away', async ({ page }) => {
    await asAdmin(page);
    await page.goto(PAGE);
    await expect(cell(page, 'Income min', 'Aarohan-Credit')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Test a borrower' }).click();
    await expect(page.getByRole('heading', { name: 'Test a borrower' })).toBeInViewport();
  });
});
