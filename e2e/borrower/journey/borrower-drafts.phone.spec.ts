import type { Page } from '@playwright/test';
import { newNumber, getPan } from '../borrower';
import { expectAccessible, heading } from '../borrowerPage';
import { field, buildIdentity, expectInBothLanguages, save } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower, type BorrowerOptions } from '../../fixtures/session';

test.use({ dataSet: 'borrower drafts' });

const NARROW = { width: 320, height: 640 };

interface Form {
  product: NonNullable<BorrowerOptions['product']>;
  path: string;
  step: string;
  heading: string;
  hindi: string;
  field: string;
  /** What a person types on one device, then in one tab and in another. */
  inputs: readonly [string, string, string];
}

const FORMS: readonly Form[] = [
  {
    product: 'Business Loans',
    path: '/user/business-detail',
    step: 'contact',
    heading: 'Contact details',
    hindi: 'संपर्क की जानकारी',
    field: 'City',
    inputs: ['Laksar', 'Manglaur', 'Roorkee'],
  },
  {
    product: 'Gold Loans',
    path: '/user/user-detail/gold-loan',
    step: 'place',
    heading: 'Where you are',
    hindi: 'आप कहाँ हैं',
    field: 'City',
    inputs: ['Pune', 'Satara', 'Karad'],
  },
  {
    product: 'Affordable Housing Loan',
    path: '/user/user-detail/affordable-housing-loan',
    step: 'place',
    heading: 'Where the home is',
    hindi: 'घर कहाँ है',
    field: 'City',
    inputs: ['Kochi', 'Aluva', 'Thrissur'],
  },
  {
    product: 'Other Insurance',
    path: '/user/insurance',
    step: 'number',
    heading: 'Your number',
    hindi: 'आपका नंबर',
    field: 'Mobile number to call',
    inputs: ['9100000011', '9100000022', '9100000033'],
  },
];

/** Types an answer and waits until the account has it. */
async function typeAndKeep(page: Page, name: string, text: string): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/drafts/') && answer.request().method() === 'PUT',
  );
  await field(page, name).fill(text);
  expect((await kept).status()).toBe(200);
}

/** Waits until the account has a language. */
const waitForLanguageCall = (page: Page, language: 1 | 2) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/set-language') &&
      answer.request().postDataJSON().language === language,
  );

for (const form of FORMS) {
  const [first, inTab, inOther] = form.inputs;
  test(`${form.product}: another device goes on at the same step, two tabs do not overwrite each other`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const contact = newNumber();
    await asBorrower(page, { contact, product: form.product });
    await page.goto(`${form.path}?step=${form.step}`);
    await expect(heading(page, form.heading)).toBeVisible();
    await typeAndKeep(page, form.field, first);
    await page.reload();
    await expect(field(page, form.field)).toHaveValue(first);

    const device = await (
      await browser.newContext({ baseURL: baseURL ?? '', viewport: NARROW })
    ).newPage();
    await asBorrower(device, { contact, product: form.product });
    await device.goto(form.path);
    await expect(heading(device, form.heading)).toBeVisible();
    await expect(field(device, form.field)).toHaveValue(first);
    await expect(device.getByText(/We saved your answers/)).toBeVisible();
    const inHindi = waitForLanguageCall(device, 2);
    const backAgain = inHindi.then(() => waitForLanguageCall(device, 1));
    await expectInBothLanguages(device, form.heading, form.hindi);
    // Closing the tab earlier would leave the account in Hindi, and the next tab would follow it.
    await backAgain;
    await device.context().close();

    await field(page, form.field).fill(inTab);
    const tab = await context.newPage();
    await tab.goto(`${form.path}?step=${form.step}`);
    await field(tab, form.field).fill(inOther);
    const notice = page.getByRole('alert').filter({ hasText: 'You saved different answers' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await expect(field(page, form.field)).toHaveValue(inTab);
    await expect(notice).toContainText('Other answers: ');
    await expect(notice).toContainText(inOther);
    await expect(notice).toContainText('These answers: ');
    await expect(notice).toContainText(inTab);
    // The notice is part of the page's flow, so it covers nothing at any scroll position.
    expect(await notice.evaluate((box) => getComputedStyle(box).position)).toBe('static');
    await notice.getByRole('button', { name: 'Keep these answers' }).press('Enter');
    await expect(notice).toBeHidden();
    await expect(field(page, form.field)).toHaveValue(inTab);
    const theirs = tab.getByRole('alert').filter({ hasText: 'You saved different answers' });
    await theirs.getByRole('button', { name: 'Use the other answers' }).press('Enter');
    await expect(field(tab, form.field)).toHaveValue(inTab);
  });
}

test('values saved on another device are not overwritten without a question', async ({ page }) => {
  await asBorrower(page, { contact: '9876543210' });
  await page.goto('/user/user-detail?step=contact');
  await expect(field(page, 'Address Line 1')).toBeVisible();
  await save(page, { address1: '7, New Street' });
  await page.getByRole('checkbox', { name: /credit report/ }).check();
  await page.getByRole('button', { name: 'Agree and see offers' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'We have not sent your answers' });
  await expect(notice.getByText('Saved elsewhere: 7, New Street')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByText('कहीं और सहेजा गया: 7, New Street')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await notice.getByRole('button', { name: 'Use the saved details' }).click();
  await expect(notice).toBeHidden();
  await expect(field(page, 'Address Line 1')).toHaveValue('7, New Street');
  await page.getByRole('button', { name: 'Agree and see offers' }).click();
  await expect(page).toHaveURL(/\/user\/offers/);
});

test('a new application starts from the saved profile, not from an old draft', async ({ page }) => {
  const contact = newNumber();
  await asBorrower(page, { contact, profile: buildIdentity(contact) });
  await page.goto('/user/user-detail?step=contact');
  await typeAndKeep(page, 'City', 'Laksar');
  await page.goto('/user/welcome-back');
  await page.getByRole('radio', { name: /Start a new/ }).check();
  await field(page, 'Date of birth').fill('27/03/1990');
  await field(page, /^PAN/).fill(getPan(contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/user-detail$/);
  await page.goto('/user/user-detail?step=contact');
  await expect(field(page, 'City')).toHaveValue('');
  await expect(page.getByText(/We saved your answers/)).toBeHidden();
});

test('an older draft from another device opens what it holds, and only the PAN is missing', async ({
  page,
}) => {
  const contact = newNumber();
  const { tin: _, ...identity } = buildIdentity(contact);
  const { userId, headers } = await asBorrower(page, {
    contact,
    profile: {
      ...identity,
      gender: 'female',
      email: 'asha@example.in',
      address1: '12 MG Road',
      postal_code: '560001',
      city: 'Bengaluru',
      state: 'Karnataka',
      residence_type: 'owned',
      employment_status_code: 'salaried',
      employer_name: 'Anvaya Software',
      officepincode: '560001',
      monthly_income: 50_000,
      salary_mode: 'bank_transfer',
      se_loan_amount: 200_000,
      se_loan_tenure: 24,
      loan_purpose: 'home',
    },
  });
  const drafted = await page.request.put(`/api/user/${userId}/drafts/personal-loan-profile`, {
    headers,
    data: { shape: 1, step: 'employment', values: { employer_name: 'Lakeside Works' }, version: 0 },
  });
  expect(drafted.status()).toBe(200);
  await page.goto('/user/user-detail');
  await expect(field(page, 'Company name')).toHaveValue('Lakeside Works');
  const notice = page.getByRole('status').filter({ hasText: 'We saved your answers' });
  await expect(notice).toContainText('Only your PAN is missing.');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Enter your PAN' }).click();
  await expect(field(page, /^PAN/)).toBeFocused();
  await field(page, /^PAN/).fill(getPan(contact));
  await expect(page.getByText('1 question left.')).toBeVisible();
});
