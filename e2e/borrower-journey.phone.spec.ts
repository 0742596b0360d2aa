import type { Page } from '@playwright/test';
import { expectAccessible, heading, newNumber, press, signIn, tabTo, type } from './borrowerPage';
import { expect, test } from './fixtures';

test.use({ dataSet: 'borrower journey' });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** Chooses a product from the list. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.goto('/products');
  await page.getByRole('button', { name }).click();
}

/** Looks at a page in English and in Hindi, each without a violation, and comes back to English. */
async function inBothLanguages(page: Page, english: string | RegExp, hindi: string | RegExp) {
  await expect(heading(page, english).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(heading(page, hindi).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page, english).first()).toBeVisible();
}

/** A saved profile for the person who is signed in. */
async function save(page: Page, fields: object): Promise<void> {
  const cookies = await page.context().cookies();
  const value = (name: RegExp) => cookies.find((cookie) => name.test(cookie.name))?.value ?? '';
  const id = value(/userId/i);
  const headers = { authorization: `Bearer ${value(/accessToken/i)}` };
  const answer = await page.request.post(`/api/user/${id}`, { headers, data: fields });
  expect(answer.status()).toBe(200);
}

const identity = {
  first_name: 'Asha',
  last_name: 'Rao',
  birth_date: '1990-03-27',
  tin: 'ABCPD1234E',
};

test('a gold loan by keyboard alone: the form, the lead ID, the lender, the branch', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, newNumber());
  await choose(page, /Gold Loans/);
  await expect(page).toHaveURL(/\/user\/user-detail\/gold-loan$/);
  await inBothLanguages(page, 'Gold loan', 'गोल्ड लोन');

  await tabTo(page, 'Continue');
  await press(page, 'Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
  ]);
  await expectAccessible(page);
  await type(page, 'First name', 'आशा');
  await type(page, 'Last name', 'Rao');
  await tabTo(page, 'Continue');
  await press(page, 'Enter');

  await expect(heading(page, 'Where you are')).toBeFocused();
  await type(page, 'Pincode', '411001');
  await press(page, 'Tab');
  await expect(field(page, 'City')).toHaveValue('Pune');
  await expect(field(page, /^State/)).toHaveValue('Maharashtra');
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('411001')),
  );
  await page.reload();
  await expect(page).toHaveURL(/step=place$/);
  await expect(field(page, 'Pincode')).toHaveValue('411001');
  await expect(page.getByText(/We kept what you typed/)).toBeVisible();
  await tabTo(page, 'Continue');
  await press(page, 'Enter');

  await expect(heading(page, 'The loan')).toBeFocused();
  await type(page, 'How much do you want to borrow?', '150000');
  await tabTo(page, 'Check your answers');
  await press(page, 'Enter');
  await expect(heading(page, 'Check your answers')).toBeFocused();
  await expect(page.getByText('₹1,50,000')).toBeVisible();
  await tabTo(page, 'Agree and ask for a call');
  await press(page, 'Enter');
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, 'Share these details with the gold lender');
  await press(page, 'Space');
  await tabTo(page, 'Agree and ask for a call');
  await press(page, 'Enter');

  await expect(page).toHaveURL(/\/user\/gold-loan-confirmation$/);
  await inBothLanguages(page, /gold loan request has arrived/, /अनुरोध मिल गया/);
  const id = (await page.locator('code').textContent()) ?? '';
  expect(id).toMatch(UUID);
  await page.reload();
  await expect(page.locator('code')).toHaveText(id);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/gold-loan-confirmation$/);

  await page.getByRole('link', { name: /^About/ }).click();
  await expect(page).toHaveURL(/\/user\/gold\/[\w-]+$/);
  await inBothLanguages(page, 'Terms', 'शर्तें');
  await page.getByRole('link', { name: 'How a branch visit goes' }).click();
  await expect(page).toHaveURL(/\/user\/gold\/[\w-]+\/visit$/);
  await inBothLanguages(page, /^Visiting/, /शाखा में/);
  await page.goBack();
  await expect(heading(page, 'Terms')).toBeVisible();
  await page.goto('/user/gold/nobody');
  await expect(heading(page, 'There is no such gold lender')).toBeVisible();
});

test('a housing loan: what is typed survives a server that fails', async ({ page }) => {
  await signIn(page, newNumber());
  await save(page, { ...identity, postal_code: '560001', city: 'Bengaluru', state: 'Karnataka' });
  await choose(page, /Affordable Housing Loan/);
  await expect(page).toHaveURL(/\/user\/user-detail\/affordable-housing-loan$/);
  await inBothLanguages(page, 'Affordable Housing Loan', 'किफ़ायती होम लोन');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await next.click();
  await expectAccessible(page);
  await field(page, 'How much do you want to borrow?').fill('1200000');
  await field(page, 'Monthly income').fill('60000');
  await page.getByRole('radio', { name: 'Salaried' }).check();
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByText('₹12,00,000')).toBeVisible();
  await page.getByRole('checkbox').check();

  await page.route('**/api/housing-loan/*', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
  );
  await page.getByRole('button', { name: 'Agree and ask for a call' }).click();
  await expect(heading(page, 'Your answers are not sent yet')).toBeVisible();
  await expect(page.getByText('₹12,00,000')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/housing-loan/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/user\/housing-loan-confirmation$/);
  await inBothLanguages(page, /housing loan request has arrived/, /अनुरोध मिल गया/);
});

test('welcome back: birth date and PAN are checked by the server before the way goes on', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await expect(page).toHaveURL(/\/user\/user-detail/);
  await save(page, identity);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/welcome-back$/);
  await inBothLanguages(page, 'Welcome back, Asha', 'Asha, आपका फिर से स्वागत है');
  await expect(page.getByText('We have ABCP******')).toBeVisible();
  await expect(page.getByText('We have **/**/1990')).toBeVisible();

  const go = page.getByRole('button', { name: 'Continue' });
  await go.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Choose what you want to do',
    'Enter your date of birth',
    'Enter your PAN',
  ]);
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Continue the existing/ }).check();
  await field(page, 'Date of birth').fill('27/03/1990');
  await field(page, /^PAN/).fill('ABCP******');
  await go.click();
  await expect(field(page, /^PAN/)).toHaveAccessibleDescription(/whole PAN/);
  await field(page, /^PAN/).fill('ZZZPZ9999Z');
  await go.click();
  await expect(heading(page, 'That does not match what we have')).toBeVisible();
  await expectAccessible(page);
  await expect(field(page, 'Date of birth')).toHaveValue('27/03/1990');
  await field(page, /^PAN/).fill('abcpd1234e');
  await go.click();
  await expect(page).toHaveURL(/\/user\/user-detail/);
});

test('a business loan: its own form, offers as a business, and welcome back', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, newNumber());
  await save(page, { ...identity, gender: 'female', email: 'asha@example.in' });
  await choose(page, /Business Loans/);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/business-detail$/);
  await inBothLanguages(page, 'Your business', 'आपका कारोबार');
  await expect(field(page, 'PAN of the firm')).toBeHidden();
  await page.getByLabel('Business registration').selectOption('private_limited');
  await field(page, 'PAN of the firm').fill('aaacb1234c');
  await page.getByLabel('Years in business').selectOption('5');
  await page.getByLabel('Business turnover').selectOption('5000000');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await next.click();
  await field(page, 'Address Line 1').fill('14, Lake View Road');
  await field(page, 'Pincode').fill('560001');
  await page.getByLabel('Your home is').selectOption('owned');
  await next.click();
  await field(page, 'How much do you want to borrow?').fill('300000');
  await field(page, 'Monthly income').fill('90000');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expectAccessible(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Agree and see offers' }).click();
  await expect(page).toHaveURL(/\/user\/business-offers/);
  await expect(heading(page, /^\d+ offers?$/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/user/offers');
  await expect(page).toHaveURL(/\/products$/);

  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/business-welcome-back$/);
  await inBothLanguages(page, 'Welcome back, Asha', 'Asha, आपका फिर से स्वागत है');
  await page.getByRole('radio', { name: /Continue the existing/ }).check();
  await field(page, 'Date of birth').fill('27/03/1990');
  await field(page, /^PAN/).fill('ABCPD1234E');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/business-offers/);
});

test('insurance: a call back is asked for, and its reference and status are shown', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await choose(page, /Other Insurance/);
  await expect(page).toHaveURL(/\/user\/insurance$/);
  await inBothLanguages(page, 'Other Insurance', 'अन्य बीमा');
  const ask = page.getByRole('button', { name: 'Ask for a call back' });
  await ask.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Choose what you want to insure',
    'Tick the box to let an adviser call you',
  ]);
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Health/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Health/ })).toBeChecked();
  await page.getByRole('checkbox').check();
  await ask.click();
  await expect(page).toHaveURL(/\/user\/insurance\/transaction$/);
  await inBothLanguages(page, /insurance request has arrived/, /बीमे का अनुरोध मिल गया/);
  await expect(page.locator('code')).toHaveText(UUID);
  await expect(page.getByText('Received, waiting for a call')).toBeVisible();
});

test('one card: its details, and the issuer’s address with the customer’s id', async ({ page }) => {
  await signIn(page, newNumber());
  await choose(page, /Credit Cards/);
  const first = page.getByRole('heading', { level: 2 }).first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/user\/credit-card\?id=\d+$/);
  await inBothLanguages(page, name, name);
  const cookies = await page.context().cookies();
  const id = cookies.find((cookie) => /userId/i.test(cookie.name))?.value ?? 'none';
  const apply = page.getByRole('link', { name: /apply on the issuer/ });
  await expect(apply).toHaveAttribute('href', new RegExp(id));
  await page.goto('/user/credit-card?id=99999');
  await expect(heading(page, 'This card is no longer here')).toBeVisible();
  await page.getByRole('link', { name: 'See all credit cards' }).click();
  await expect(page).toHaveURL(/\/credit-cards$/);
});

test('lender-submit is for a lender’s own deployment; elsewhere the comparison stands in', async ({
  page,
}) => {
  await signIn(page, '9876543210');
  await page.goto('/user/lender-submit');
  await expect(page).toHaveURL(/\/user\/offers/);
});
