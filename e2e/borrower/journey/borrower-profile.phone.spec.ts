import { getPan } from '../borrower';
import {
  expectAccessible,
  heading,
  moveInHistory,
  newNumber,
  press,
  signIn,
  tabTo,
  type,
} from '../borrowerPage';
import { buildIdentity, field } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'borrower profile' });

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

  await tabTo(page, 'Agree and see offers');
  await press(page, 'Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter how much you want to borrow',
    'Choose how long you need to pay it back',
    'Choose what the loan is for',
    'Choose your employment status',
    'Enter your monthly income',
    'Enter your first name',
    'Enter your last name',
    'Enter your date of birth',
    'Enter your PAN',
    /^Tick the box to let us check your credit report/,
  ]);
  await expectAccessible(page);
  await press(page, 'Tab', 'Enter');
  await expect(
    page.getByRole('textbox', { name: 'How much do you want to borrow?' }),
  ).toBeFocused();

  await type(page, 'How much do you want to borrow?', '200000');
  await tabTo(page, 'How long do you need to pay it back?');
  await page.keyboard.type('3 years');
  await tabTo(page, 'What is the loan for?');
  await page.keyboard.type('Medical');
  await expect(page.getByText('7 questions left.')).toBeVisible();
  await tabTo(page, 'Salaried');
  await press(page, 'Space');
  await type(page, 'Monthly income', '45000');
  await expect(page.getByRole('textbox', { name: 'Monthly income' })).toHaveValue('45,000');
  await type(page, 'First name', 'अमित');
  await type(page, 'Last name', 'Sharma');
  await type(page, 'Date of birth', '27031990');
  await type(page, /^PAN/, pan.toLowerCase());
  await expect(page.getByRole('textbox', { name: /^PAN/ })).toHaveValue(pan);
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('27/03/1990');

  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('Sharma')),
  );
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(pan);
  await page.reload();
  await expect(page.getByText(/We saved your answers/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Sharma');

  // What is asked later is folded, and kept as well when it is answered now.
  await expect(page.getByRole('textbox', { name: 'Address Line 1' })).toBeHidden();
  await tabTo(page, '', page.locator('summary').filter({ hasText: 'Contact details' }));
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(contact);
  await type(page, 'Address Line 1', '14, Lake View Road');
  await tabTo(page, 'Type of accommodation');
  await page.keyboard.type('Rented');
  await expect(page.getByRole('textbox', { name: /Monthly rent/ })).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, 'Check my credit report');
  await press(page, 'Space');
  await tabTo(page, 'Agree and see offers');
  await press(page, 'Enter');
  // The PAN is not in the draft, so the reload has taken it.
  await expect(summary.getByRole('link')).toHaveText(['Enter your PAN']);
  await expect(summary).toBeFocused();
  await type(page, /^PAN/, pan.toLowerCase());

  await page.getByRole('button', { name: 'Agree and see offers' }).press('Enter');

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
  await page.goto('/user/user-detail');
  await page.route('**/api/user/*', (route, request) =>
    request.method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { message: 'Some fields need your attention', errors: { email: 'Email error' } },
        })
      : route.fallback(),
  );
  await page.getByRole('checkbox', { name: /credit report/ }).check();
  await page.getByRole('button', { name: 'Agree and see offers' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Email error' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    /Email error/,
  );
});

test('the browser’s Back goes one step back, and a change leads back to the check', async ({
  page,
}) => {
  const place = { postal_code: '560001', city: 'Bengaluru', state: 'Karnataka' };
  const loan = {
    employment_status_code: 'salaried',
    monthly_income: 60_000,
    se_loan_amount: 900_000,
  };
  const profile = { ...buildIdentity(), ...place, ...loan };
  await asBorrower(page, { product: 'Affordable Housing Loan', profile });
  await page.goto('/user/user-detail/affordable-housing-loan');
  const next = page.getByRole('button', { name: 'Continue' });
  // A double click also goes only one step.
  await next.dblclick();
  await expect(heading(page, 'Where the home is')).toBeFocused();
  // A second press that comes late, and meets no button there, leaves the focus of the new step alone.
  await moveInHistory(page, -1);
  await expect(heading(page, 'About you')).toBeFocused();
  await next.click();
  await expect(heading(page, 'Where the home is')).toBeFocused();
  await page.mouse.move(4, 300);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(heading(page, 'Where the home is')).toBeFocused();
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(heading(page, 'Income and loan')).toBeFocused();
  await moveInHistory(page, -1);
  await expect(heading(page, 'Where the home is')).toBeVisible();
  await moveInHistory(page, 1);
  await expect(heading(page, 'Income and loan')).toBeFocused();
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('button', { name: 'Change: E-mail' }).click();
  await expect(field(page, /^E-mail/)).toBeFocused();
  await field(page, /^E-mail/).fill('new@example.in');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByText('new@example.in')).toBeVisible();
});
