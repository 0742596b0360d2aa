import { merchantTexts } from '../../../consumer-app/src/i18n/en/merchants';
import { merchantTexts as merchantsHindi } from '../../../consumer-app/src/i18n/hi/merchants';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { newNumber } from '../borrower';
import { heading, moveInHistory } from '../borrowerPage';
import { field, expectInBothLanguages, expectBothHeadings } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { storeLanguage } from '../../fixtures/session';

test.use({ dataSet: 'merchants' });

const LANGUAGES = [
  { language: 'en', texts: merchantTexts },
  { language: 'hi', texts: merchantsHindi },
] as const;

interface Person {
  mobile: string;
  email: string;
}

function somebody(): Person {
  const mobile = newNumber();
  return { mobile, email: `reseller${mobile}@example.in` };
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Agree and apply' });

async function fillCompany(page: Page): Promise<void> {
  await field(page, 'Company name').fill('Meera Tax Point');
  await field(page, 'Business PAN').fill('aaacb1234c');
  await page.getByLabel('What the company sells').selectOption('advice');
  await page.getByLabel('Customers per month').selectOption('10');
}

async function fillContact(page: Page, { mobile, email }: Person): Promise<void> {
  await field(page, 'Contact person').fill('Meera Rao');
  await field(page, 'Mobile number').fill(`+91 ${mobile}`);
  await field(page, 'E-mail').fill(email);
}

/** Fills in all steps up to the check of the answers. */
async function fillAll(page: Page, person: Person): Promise<void> {
  await fillCompany(page);
  await goOn(page);
  await fillContact(page, person);
  await goOn(page);
  await field(page, 'Address Line 1').fill('12 MG Road');
  await field(page, 'Pincode').fill('560001');
  await field(page, 'City').focus();
  await expect(field(page, 'City')).toHaveValue('Bengaluru');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
}

async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

test('a reseller applies in the partner’s brand, step by step, and is told what comes next', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const person = somebody();
  await page.goto('/create-merchant-form/campusid/');
  await expectBothHeadings(page, 'Work with Campidar Card', 'Campidar Card के साथ काम करें');
  await expect(page.getByText('In Partnership With')).toBeVisible();
  await expect(page).toHaveTitle(/^Work with Campidar Card \| /);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await fillAll(page, person);
  await expect(page.getByText('AAACB1234C')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await send(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link', { name: 'Accept the terms to apply' })).toBeVisible();
  await expectInBothLanguages(page, 'Check your answers', 'अपने जवाब जाँचें');
  await agree(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/create-merchant-form\/success$/);
  await expectInBothLanguages(page, 'We have your application', 'आपका आवेदन मिल गया है');
  const reference = await page.getByText(/^M-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  await page.reload();
  await expect(page.getByText(String(reference), { exact: true })).toBeVisible();
  const outbox = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const letters: { to: string; text: string }[] = await outbox.json();
  expect(letters.find(({ to }) => to === person.email)?.text).toContain(String(reference));
  await moveInHistory(page, -1);
  await expect(page.getByRole('heading', { level: 1, name: /^Work with/ })).toBeVisible();
  await page.goto('/create-merchant-form/campusid');
  await expect(field(page, 'Company name')).toHaveValue('');
});

test('errors are shown at their fields in the specification’s words', async ({ page }) => {
  await page.goto('/create-merchant-form?partner_name=campusid');
  await expect(page.getByRole('heading', { name: 'Work with Campidar Card' })).toBeVisible();
  await goOn(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
  await field(page, 'Company name').fill('M&');
  await field(page, 'Business PAN').fill('ABC1234567');
  await field(page, 'Company name').focus();
  await expect(field(page, 'Company name')).toHaveAccessibleDescription(
    /Company name must be of length 3 - 40 and only alphabets and\/or numbers are considered as valid/,
  );
  await expect(field(page, 'Business PAN')).toHaveAccessibleDescription(/valid business PAN/);
  await expectAccessible(page);
  await fillCompany(page);
  await goOn(page);
  await expect(page).toHaveURL(/partner_name=campusid/);
  await field(page, 'Contact person').fill('Meera');
  await field(page, 'Mobile number').fill('12345');
  await field(page, 'E-mail').fill('meera@example');
  await field(page, 'E-mail').press('Enter');
  for (const said of [
    'Enter a first name and a last name, using only letters',
    'Please enter a valid 10 digit mobile number',
    'Email error',
  ])
    await expect(page.getByRole('alert').getByRole('link', { name: said })).toBeVisible();
  await fillContact(page, somebody());
  await goOn(page);
  await field(page, 'Address Line 1').fill('12 <b> Road');
  await field(page, 'Pincode').fill('012345');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(
    page.getByRole('link', { name: 'Do not use special characters in Address Line 1' }),
  ).toBeVisible();
});

test('nothing typed is lost by a reload, a failed call or a refusal; the PAN is not kept', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/create-merchant-form');
  await expect(page.getByRole('heading', { name: 'Work with Cedarloop' })).toBeVisible();
  await fillCompany(page);
  await goOn(page);
  await fillContact(page, person);
  await page.reload();
  await expect(field(page, 'Mobile number')).toHaveValue(`+91 ${person.mobile}`);
  await expect(page.getByText(/^We saved your answers/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('AAACB1234C');
  await moveInHistory(page, -1);
  await expect(field(page, 'Company name')).toHaveValue('Meera Tax Point');
  await expect(field(page, 'Business PAN')).toHaveValue('');
  await fillAll(page, person);
  await agree(page);
  await page.route('**/api/merchants', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
  );
  await send(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'We have not sent your answers' });
  await expect(failure).toBeInViewport();
  await expectAccessible(page);
  await page.unroute('**/api/merchants');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.dblclick();
  await expect(page).toHaveURL(/\/success$/);

  // The server treats a repeated application as the same one; another number makes a new one.
  await page.goto('/create-merchant-form');
  await fillAll(page, { ...person, mobile: somebody().mobile });
  await agree(page);
  await send(page).click();
  await expect(failure).toContainText('We already have an application with these contact details');
  await expect(page.getByText('Meera Tax Point')).toBeVisible();
});

test('an unknown partner shows a message, and the marketplace accepts applications itself', async ({
  page,
}) => {
  await page.goto('/create-merchant-form/nobody-here');
  await expectInBothLanguages(page, 'We cannot find this partner', 'यह पार्टनर नहीं मिला');
  await page.getByRole('link', { name: 'Apply to Cedarloop' }).click();
  await expect(page.getByRole('heading', { name: 'Work with Cedarloop' })).toBeVisible();
  await page.route('**/api/get-partner-by-name/**', (route) => route.abort());
  // With a step in the address the browser renders the page itself and loads the partner.
  await page.goto('/create-merchant-form/campusid?step=company');
  await expectInBothLanguages(
    page,
    'The partner’s page could not be loaded',
    'पार्टनर का पेज लोड नहीं हो सका',
  );
  await page.unroute('**/api/get-partner-by-name/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Work with Campidar Card' })).toBeVisible();
});

for (const { language, texts } of LANGUAGES)
  test(`the confirmation without an application leads to the form (${language})`, async ({
    page,
  }) => {
    await storeLanguage(page, language);
    await page.goto('/create-merchant-form/success');
    await expect(heading(page, texts.done.none)).toBeVisible();
    await page.getByRole('link', { name: texts.done.apply }).click();
    const title = texts.title.replace('%{partner}', 'Cedarloop');
    await expect(heading(page, title)).toBeVisible();
  });
