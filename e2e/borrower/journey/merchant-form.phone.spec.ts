import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { newNumber } from '../borrower';
import { heading, moveInHistory } from '../borrowerPage';
import { field } from '../borrowerProducts';
import { inLanguage, type Say } from '../inLanguage';
import { expectWholePage } from '../../checks/wholePage';
import { expect, test } from '../../fixtures/fixtures';
import { storeLanguage } from '../../fixtures/session';

test.use({ dataSet: 'merchants' });

const english = inLanguage('en');

interface Person {
  mobile: string;
  email: string;
}

function somebody(): Person {
  const mobile = newNumber();
  return { mobile, email: `reseller${mobile}@example.in` };
}

const goOn = (page: Page, say = english) =>
  page.getByRole('button', { name: say('Continue') }).click();
const send = (page: Page, say = english) =>
  page.getByRole('button', { name: say('Agree and apply') });

async function fillCompany(page: Page, say: Say = english): Promise<void> {
  await field(page, say('Company name')).fill('Meera Tax Point');
  await field(page, say('Business PAN')).fill('aaacb1234c');
  await page.getByLabel(say('What the company sells')).selectOption('advice');
  await page.getByLabel(say('Customers per month')).selectOption('10');
}

async function fillContact(
  page: Page,
  { mobile, email }: Person,
  say: Say = english,
): Promise<void> {
  await field(page, say('Contact person', {}, 'shared.fields')).fill('Meera Rao');
  await field(page, say('Mobile number')).fill(`+91 ${mobile}`);
  await field(page, say('E-mail')).fill(email);
}

/** Fills in all steps up to the check of the answers. */
async function fillAll(page: Page, person: Person, say: Say = english): Promise<void> {
  await fillCompany(page, say);
  await goOn(page, say);
  await fillContact(page, person, say);
  await goOn(page, say);
  await field(page, say('Address Line 1')).fill('12 MG Road');
  await field(page, say('Pincode')).fill('560001');
  await field(page, say.like('City')).focus();
  await expect(field(page, say.like('City'))).toHaveValue(
    say.language === 'hi' ? 'बेंगलुरु' : 'Bengaluru',
  );
  await page.getByRole('button', { name: say('Check your answers') }).click();
  await expect(page.getByRole('heading', { name: say('Check your answers') })).toBeVisible();
}

async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

test('a reseller applies in the partner’s brand, step by step, and is told what comes next', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const say = inLanguage('hi');
  const partner = 'Campidar Card';
  const person = somebody();
  await storeLanguage(page, 'hi');
  await page.goto('/create-merchant-form/campusid/');
  const title = say('Work with %{partner}', { partner });
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText(say('In Partnership With'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
  await expect(
    page.getByText(say('Step %{step} of %{steps}', { step: 1, steps: 4 })),
  ).toBeVisible();
  await fillAll(page, person, say);
  await expect(page.getByText('AAACB1234C')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await send(page, say).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link', { name: say('Accept the terms to apply') })).toBeVisible();
  await expectWholePage(page, 'hi', 'the answers of a merchant');
  await agree(page);
  await send(page, say).click();
  await expect(page).toHaveURL(/\/create-merchant-form\/success$/);
  await expect(heading(page, say('We have your application'))).toBeVisible();
  await expectWholePage(page, 'hi', 'the confirmation for a merchant');
  const reference = await page.getByText(/^M-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  await page.reload();
  await expect(page.getByText(String(reference), { exact: true })).toBeVisible();
  const outbox = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const letters: { to: string; text: string }[] = await outbox.json();
  expect(letters.find(({ to }) => to === person.email)?.text).toContain(String(reference));
  await moveInHistory(page, -1);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/create-merchant-form/campusid');
  await expect(field(page, say('Company name'))).toHaveValue('');
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
  const say = inLanguage('hi');
  const title = (partner: string) => heading(page, say('Work with %{partner}', { partner }));
  await storeLanguage(page, 'hi');
  await page.goto('/create-merchant-form/nobody-here');
  await expect(heading(page, say('We cannot find this partner'))).toBeVisible();
  await expectWholePage(page, 'hi', 'an unknown partner');
  await page.getByRole('link', { name: say('Apply to %{brand}', { brand: 'Cedarloop' }) }).click();
  await expect(title('Cedarloop')).toBeVisible();
  await page.route('**/api/get-partner-by-name/**', (route) => route.abort());
  // With a step in the address the browser renders the page itself and loads the partner.
  await page.goto('/create-merchant-form/campusid?step=company');
  await expect(heading(page, say('The partner’s page could not be loaded'))).toBeVisible();
  await expectWholePage(page, 'hi', 'a partner that did not load');
  await page.unroute('**/api/get-partner-by-name/**');
  await page.getByRole('button', { name: say('Try again') }).click();
  await expect(title('Campidar Card')).toBeVisible();
});

for (const language of ['en', 'hi'] as const)
  test(`the confirmation without an application leads to the form (${language})`, async ({
    page,
  }) => {
    const say = inLanguage(language);
    await storeLanguage(page, language);
    await page.goto('/create-merchant-form/success');
    await expect(heading(page, say('You have not sent an application from here'))).toBeVisible();
    await page.getByRole('link', { name: say('Fill in the form') }).click();
    const title = say('Work with %{partner}', { partner: 'Cedarloop' });
    await expect(heading(page, title)).toBeVisible();
  });
