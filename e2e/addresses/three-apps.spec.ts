import { consentTo } from '@marketplace/shared/testing';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAsAdmin } from '../fixtures/admin';
import { codeFor, contactField, newNumber, signInBorrower } from '../borrower/borrower';
import { expect, test } from '../fixtures/fixtures';
import { PHONE_DEVICE } from '../../scripts/browser/phone';

test.use({ dataSet: 'three apps' });

const PARTNER_PATH = '/tarafin';
const LENDER = 'Falgun-Finance';

const profile = {
  first_name: 'Kavita',
  last_name: 'Nair',
  birth_date: '1992-03-14',
  gender: 'female',
  tin: 'AKCPN4321B',
  email: 'kavita.nair@mail.example.in',
  address1: '7, Temple Street',
  postal_code: '682001',
  residence_type: 'rented',
  employment_status_code: 'salaried',
  employer_name: 'Anvaya Software',
  officepincode: '682001',
  salary_mode: 'bank_transfer',
  monthly_income: 38_000,
  se_loan_amount: 150_000,
};

/** Signs a borrower in on the partner's page and fills in the profile. */
async function signInPartnerCustomer(request: APIRequestContext, contact: string): Promise<void> {
  const sent = await request.post('/api/send-otp', { data: { contact, partner: 'tarafin' } });
  const { user_id } = await sent.json();
  const otp = await codeFor(request, contact);
  const verified = await request.post('/api/verify-otp', { data: { user_id, otp } });
  const { token } = await verified.json();
  const headers = { authorization: `Bearer ${token}` };
  for (const purpose of ['bureau', 'lenders'] as const)
    await request.post(`/api/user/${user_id}/consents`, { data: consentTo(purpose), headers });
  const saved = await request.post(`/api/user/${user_id}`, { data: profile, headers });
  expect(saved.status()).toBe(200);
}

/** Reads the figure below a heading of the partner's dashboard. */
async function readFigure(page: Page, heading: string): Promise<number> {
  const figures = page.getByRole('region', { name: 'Key figures' });
  await expect(figures.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  const card = figures.locator(':has(> h2)', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  });
  return Number(await card.getByRole('paragraph').first().textContent());
}

async function signInAsPartner(page: Page): Promise<void> {
  await page.goto(`${PARTNER_PATH}/partner/login`);
  await page.getByLabel('E-mail').fill('second@demo.in');
  await page.getByLabel('Password', { exact: true }).fill('Partner@123');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

async function openOffers(page: Page, contact: string): Promise<void> {
  await signInBorrower(page, contact, PARTNER_PATH);
  await page.getByRole('button', { name: /^Personal Loans/ }).click();
  await expect(page.getByRole('heading', { name: 'Compare offers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /\d+ offers/ })).toBeVisible();
}

test('a cell that an admin changes decides the borrower’s offers, and the partner sees the lead', async ({
  page: admin,
  browser,
  baseURL,
}) => {
  const origin = { baseURL: baseURL ?? '' };
  const partner = await (await browser.newContext(origin)).newPage();
  await signInAsPartner(partner);
  const leads = await readFigure(partner, 'Leads');
  const applications = await readFigure(partner, 'Applications');

  const contact = newNumber();
  await signInPartnerCustomer(admin.request, contact);
  const phone = await browser.newContext({ ...PHONE_DEVICE, ...origin });
  const borrower = await phone.newPage();
  await openOffers(borrower, contact);
  await expect(borrower.getByRole('listitem', { name: LENDER })).toBeVisible();

  await signInAsAdmin(admin, '/admin/lenders');
  await admin.getByRole('button', { name: `Edit Income min of ${LENDER}, now ₹20,000` }).click();
  await admin.getByRole('textbox', { name: /Income min/ }).fill('60000');
  await admin.keyboard.press('Tab');
  await expect(
    admin.getByRole('button', { name: `Edit Income min of ${LENDER}, now ₹60,000` }),
  ).toBeVisible();

  await borrower.getByRole('button', { name: 'Menu' }).click();
  await borrower.getByRole('button', { name: 'Logout' }).click();
  await expect(contactField(borrower)).toBeVisible();
  await openOffers(borrower, contact);
  await expect(borrower.getByRole('listitem', { name: LENDER })).toHaveCount(0);
  const unmatched = borrower.getByRole('region', { name: /did not match/ });
  await unmatched.getByText(/^\d+ needs? another income/).click();
  await expect(unmatched.getByRole('listitem').filter({ hasText: LENDER })).toContainText(
    'Needs a monthly income of ₹60,000 or more; you told us ₹38,000',
  );

  await borrower.getByRole('button', { name: 'Choose Dhruvtara-Capital' }).click();
  const dialog = borrower.getByRole('dialog', { name: 'Apply to Dhruvtara-Capital' });
  await dialog.getByRole('checkbox', { name: /Share my details/ }).check();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(borrower).toHaveURL(/\/user\/lenders-transaction\/dhruvtara-capital$/);
  await expect(borrower.getByText('Dhruvtara-Capital').first()).toBeVisible();

  await partner.reload();
  await expect.poll(() => readFigure(partner, 'Leads')).toBe(leads + 1);
  await expect.poll(() => readFigure(partner, 'Applications')).toBe(applications + 1);
  await partner.getByRole('link', { name: 'Applications' }).first().click();
  await expect(
    partner.getByRole('row').filter({ hasText: 'Dhruvtara-Capital' }).first(),
  ).toContainText('Kavita N.');
});
