import type { Page } from '@playwright/test';
import { newNumber, getPan } from '../borrower';
import { expectAccessible, heading } from '../borrowerPage';
import { field, buildIdentity, expectBothHeadings, save } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { NARROW } from '../../../scripts/browser/phone';
import { asBorrower, type BorrowerOptions } from '../../fixtures/session';

test.use({ dataSet: 'borrower drafts' });

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
    product: 'Personal Loans',
    path: '/user/user-detail',
    step: 'contact',
    heading: 'Contact details',
    hindi: 'संपर्क की जानकारी',
    field: 'City',
    inputs: ['Laksar', 'Manglaur', 'Roorkee'],
  },
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

/** Types an answer, waits until the account has it, and returns what was sent. */
async function typeAndKeep(page: Page, name: string, text: string): Promise<string> {
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/drafts/') && answer.request().method() === 'PUT',
  );
  await field(page, name).fill(text);
  const put = await kept;
  expect(put.status()).toBe(200);
  return put.request().postData() ?? '';
}

/** Waits until the account has a language. */
const waitForLanguageCall = (page: Page, language: 1 | 2) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/set-language') &&
      answer.request().postDataJSON().language === language,
  );

/** Lets a test hold the account's drafts, as on a slow line, and release them. */
async function onSlowLine(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let gone = Promise.resolve();
  let release = () => {};
  await page.route('**/drafts/**', async (route) => {
    if (route.request().method() === 'GET') await gone;
    await route.continue();
  });
  const hold = () => {
    gone = new Promise<void>((resolve) => (release = resolve));
  };
  return { hold, release: () => release() };
}

const conflict = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You saved different answers' });

test('another device goes on with each form at the same step', async ({
  page,
  browser,
  baseURL,
}) => {
  const contact = newNumber();
  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: NARROW });
  const device = await other.newPage();
  for (const { product, path, step, field: name, inputs, ...titles } of FORMS) {
    await asBorrower(page, { contact, product });
    await page.goto(`${path}?step=${step}`);
    await expect(heading(page, titles.heading)).toBeVisible();
    expect(await typeAndKeep(page, name, inputs[0])).not.toContain('"tin"');
    await asBorrower(device, { contact, product });
    await device.goto(path);
    await expect(heading(device, titles.heading)).toBeVisible();
    await expect(field(device, name)).toHaveValue(inputs[0]);
    await expect(device.getByText(/We saved your answers/)).toBeVisible();
    const inHindi = waitForLanguageCall(device, 2);
    const backAgain = inHindi.then(() => waitForLanguageCall(device, 1));
    await expectBothHeadings(device, titles.heading, titles.hindi);
    // Leaving earlier would leave the account in Hindi, and the next page would follow it.
    await backAgain;
  }
  await other.close();
});

test('two tabs do not overwrite each other in any form', async ({ page, context }) => {
  const contact = newNumber();
  await asBorrower(page, { contact });
  const tab = await context.newPage();
  const line = await onSlowLine(tab);
  for (const { product, path, step, field: name, inputs } of FORMS) {
    const [first, inTab, inOther] = inputs;
    await asBorrower(page, { contact, product });
    await page.goto(`${path}?step=${step}`);
    await typeAndKeep(page, name, first);
    await field(page, name).fill(inTab);
    // The tab is typed in before it has what the account keeps.
    line.hold();
    await tab.goto(`${path}?step=${step}`);
    await field(tab, name).fill(inOther);
    line.release();
    const notice = conflict(page);
    await expect(notice).toBeVisible();
    if (product === 'Personal Loans') await expectAccessible(page);
    await expect(field(page, name)).toHaveValue(inTab);
    await expect(notice).toContainText('Other answers: ');
    await expect(notice).toContainText(inOther);
    await expect(notice).toContainText('These answers: ');
    await expect(notice).toContainText(inTab);
    // The notice is part of the page's flow, so it covers nothing at any scroll position.
    expect(await notice.evaluate((box) => getComputedStyle(box).position)).toBe('static');
    await notice.getByRole('button', { name: 'Keep these answers' }).press('Enter');
    await expect(notice).toBeHidden();
    await expect(field(page, name)).toHaveValue(inTab);
    await conflict(tab).getByRole('button', { name: 'Use the other answers' }).press('Enter');
    await expect(field(tab, name)).toHaveValue(inTab);
    await tab.goto('/api/health');
  }
});

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
