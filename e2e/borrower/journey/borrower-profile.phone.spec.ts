import type { Request } from '@playwright/test';
import { getPan } from '../borrower';
import {
  expectAccessible,
  failSaves,
  heading,
  moveInHistory,
  newNumber,
  press,
  signIn,
  tabTo,
  type,
} from '../borrowerPage';
import { field } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'borrower profile' });

const isSave = (request: Request): boolean =>
  request.method() === 'POST' && /\/api\/user\/[^/]+$/.test(request.url());

test('a new borrower fills the whole form by keyboard, loses nothing, and gets offers', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const conflicts: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 409) conflicts.push(response.url());
  });
  const contact = newNumber();
  const pan = getPan(contact);
  await signIn(page, contact);
  await expect(heading(page, 'Personal details')).toBeVisible();

  await tabTo(page, 'Continue');
  await press(page, 'Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
    'Enter your date of birth',
    'Enter your PAN',
    'Choose your gender',
  ]);
  await expectAccessible(page);
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();

  await type(page, 'First name', 'अमित');
  await type(page, 'Last name', 'Sharma');
  await type(page, 'Date of birth', '27031990');
  await type(page, /^PAN/, pan.toLowerCase());
  await expect(page.getByRole('textbox', { name: /^PAN/ })).toHaveValue(pan);
  await tabTo(page, 'Female');
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('27/03/1990');
  await expect(summary).toBeHidden();
  await tabTo(page, 'Continue');
  await press(page, 'Enter');

  await expect(heading(page, 'Contact details')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(contact);
  await type(page, 'E-mail', 'amit@example.in');
  await type(page, 'Address Line 1', '14, Lake View Road');
  await type(page, 'Pincode', '560001');
  await tabTo(page, 'Type of accommodation');
  await page.keyboard.type('Rented');
  await expect(page.getByRole('textbox', { name: /Monthly rent/ })).toBeVisible();
  await expectAccessible(page);

  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('Lake View')),
  );
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(pan);
  await page.reload();
  await expect(page.getByText(/We saved your answers/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address Line 1' })).toHaveValue(
    '14, Lake View Road',
  );
  await tabTo(page, 'Continue');
  await press(page, 'Enter');

  await expect(heading(page, 'Employment and income')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeHidden();
  await tabTo(page, 'Salaried');
  await press(page, 'Space');
  await type(page, 'Company name', 'Anvaya Software');
  await type(page, 'Office pincode', '560001');
  await tabTo(page, 'Bank transfer');
  await press(page, 'Space');
  await type(page, 'Monthly income', '45000');
  await expect(page.getByRole('textbox', { name: 'Monthly income' })).toHaveValue('45,000');
  await type(page, 'How much do you want to borrow?', '200000');
  await expectAccessible(page);
  await tabTo(page, 'Continue');
  await press(page, 'Enter');

  await expect(heading(page, 'Communication preferences')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /by SMS/ })).not.toBeChecked();
  await tabTo(page, 'Check your answers');
  await press(page, 'Enter');

  // The PAN is not in the draft, so the reload has taken it.
  await expect(summary.getByRole('link')).toHaveText(['Enter your PAN']);
  await expect(summary).toBeFocused();
  await type(page, /^PAN/, pan.toLowerCase());
  for (const next of ['Contact details', 'Employment and income', 'Communication preferences']) {
    await tabTo(page, 'Continue');
    await press(page, 'Enter');
    await expect(heading(page, next)).toBeFocused();
  }
  await tabTo(page, 'Check your answers');
  await press(page, 'Enter');
  await expect(heading(page, 'Check your answers')).toBeFocused();
  await expect(page.getByText('अमित')).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, 'Agree and see offers');
  await press(page, 'Enter');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await tabTo(page, 'Check my credit report');
  await press(page, 'Space');
  await tabTo(page, 'Compare my answers with lenders’ rules');
  await press(page, 'Space');

  for (const fault of ['status=500', 'drop']) {
    const lift = await failSaves(page, fault);
    // The message of the previous fault is still visible when the test triggers the next one.
    const answer =
      fault === 'drop'
        ? page.waitForEvent('requestfailed', { predicate: isSave })
        : page.waitForEvent('requestfinished', { predicate: isSave });
    await page.getByRole('button', { name: /Agree and see offers|Try again/ }).press('Enter');
    await answer;
    await expect(heading(page, 'We have not saved your details yet')).toBeVisible();
    await expect(page.getByText('Anvaya Software')).toBeVisible();
    await lift();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');

  await expect(heading(page, 'Compare offers')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/offers/);
  await expect(heading(page, /^\d+ offers$/)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .not.toContain('Lake View');
  expect(conflicts).toEqual([]);
});

test('the server’s errors are shown at their fields', async ({ page }) => {
  await signIn(page, '9876543210');
  await page.goto('/user/user-detail?step=check');
  await page.route('**/api/user/*', (route, request) =>
    request.method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { message: 'Some fields need your attention', errors: { email: 'Email error' } },
        })
      : route.fallback(),
  );
  await page.getByRole('checkbox', { name: /credit report/ }).check();
  await page.getByRole('checkbox', { name: /lenders’ rules/ }).check();
  await page.getByRole('button', { name: 'Agree and see offers' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Email error' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    /Email error/,
  );
});

test('the browser’s Back goes one step back, and a change leads back to the check', async ({
  page,
}) => {
  await asBorrower(page, { contact: '9876543210' });
  await page.goto('/user/user-detail');
  const next = page.getByRole('button', { name: 'Continue' });
  // A double click also goes only one step.
  await next.dblclick();
  await expect(heading(page, 'Contact details')).toBeFocused();
  // A second press that comes late, and meets no button there, leaves the focus of the new step alone.
  await moveInHistory(page, -1);
  await expect(heading(page, 'Personal details')).toBeFocused();
  await next.click();
  await expect(heading(page, 'Contact details')).toBeFocused();
  await page.mouse.move(4, 300);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(heading(page, 'Contact details')).toBeFocused();
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(heading(page, 'Employment and income')).toBeFocused();
  await moveInHistory(page, -1);
  await expect(heading(page, 'Contact details')).toBeVisible();
  await moveInHistory(page, 1);
  await expect(heading(page, 'Employment and income')).toBeFocused();
  await next.click();
  await expect(heading(page, 'Communication preferences')).toBeFocused();
  await moveInHistory(page, -1);
  await expect(heading(page, 'Employment and income')).toBeVisible();
  await moveInHistory(page, 1);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('button', { name: 'Change: E-mail' }).click();
  await expect(field(page, 'E-mail')).toBeFocused();
  await field(page, 'E-mail').fill('new@example.in');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByText('new@example.in')).toBeVisible();
});
