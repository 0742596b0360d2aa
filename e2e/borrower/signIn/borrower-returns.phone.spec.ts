import { newNumber, getPan } from '../borrower';
import { expectAccessible, heading, signIn } from '../borrowerPage';
import { inLanguage } from '../inLanguage';
import { choose, field, buildIdentity, save } from '../borrowerProducts';
import { expectWholePage } from '../../checks/wholePage';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'borrower returns' });

test('welcome back: the server checks birth date and PAN before the journey continues', async ({
  page,
}) => {
  const say = inLanguage('hi');
  const contact = newNumber();
  await signIn(page, contact, 'hi');
  await expect(page).toHaveURL(/\/user\/user-detail/);
  await save(page, buildIdentity(contact));
  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/welcome-back$/);
  await expect(heading(page, say('Welcome back, %{name}', { name: 'Asha' }))).toBeVisible();
  await expect(page.getByText(say('We have %{mask}', { mask: 'ABCP******' }))).toBeVisible();
  await expect(page.getByText(say('We have %{mask}', { mask: '**/**/1990' }))).toBeVisible();

  const go = page.getByRole('button', { name: say('Continue') });
  await go.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    say('Choose what you want to do'),
    say('Enter your date of birth'),
    say('Enter your PAN'),
  ]);
  await page.getByRole('radio', { name: say('Continue the existing application') }).check();
  await field(page, say('Date of birth')).fill('27/03/1990');
  await field(page, /^PAN/).fill('ABCP******');
  await go.click();
  await expect(field(page, /^PAN/)).toHaveAccessibleDescription(
    say.within('Enter the whole PAN, without asterisks'),
  );
  await field(page, /^PAN/).fill('ZZZPZ9999Z');
  await go.click();
  await expect(heading(page, say('These details do not match our records'))).toBeVisible();
  await expectWholePage(page, 'hi', 'details that do not match');
  await expect(field(page, say('Date of birth'))).toHaveValue('27/03/1990');
  await field(page, /^PAN/).fill(getPan(contact).toLowerCase());
  await go.click();
  await expect(page).toHaveURL(/\/user\/user-detail/);
});

test('a business loan: its own form, offers as a business, and welcome back', async ({ page }) => {
  test.setTimeout(120_000);
  const contact = newNumber();
  await signIn(page, contact);
  await save(page, { ...buildIdentity(contact), gender: 'female', email: 'asha@example.in' });
  await choose(page, /Business Loans/);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/business-detail$/);
  await expect(heading(page, 'Your business')).toBeVisible();
  await expect(field(page, 'Business PAN')).toBeHidden();
  await page.getByLabel('Business registration').selectOption('private_limited');
  await page.getByLabel('Business turnover').selectOption('5000000');
  await field(page, 'How much do you want to borrow?').fill('300000');
  await page.getByLabel('How long do you need to pay it back?').selectOption('24');
  await page.getByLabel('What is the loan for?').selectOption('business');
  await field(page, 'Monthly income').fill('90000');
  await heading(page, 'More about the business').click();
  await field(page, 'Business PAN').fill('aaacb1234c');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /credit report/ }).check();
  await page.getByRole('button', { name: 'Agree and see offers' }).click();
  await expect(page).toHaveURL(/\/user\/business-offers/);
  await expect(heading(page, /^\d+ offers?$/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/user/offers');
  await expect(page).toHaveURL(/\/products$/);

  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/business-welcome-back$/);
  await expect(heading(page, 'Welcome back, Asha')).toBeVisible();
  await page.getByRole('radio', { name: /Continue the existing/ }).check();
  await field(page, 'Date of birth').fill('27/03/1990');
  await field(page, /^PAN/).fill(getPan(contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/business-offers/);
});
