import type { ConsentPurpose } from '@marketplace/shared/schema';
import { consentTo } from '@marketplace/shared/testing';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../consumer-app/src/journey/routes';
import { newNumber } from '../borrower/borrower';
import { chooseLanguage } from '../borrower/borrowerPage';
import { buildIdentity } from '../borrower/borrowerProducts';
import { watchRequests } from '../checks/faultInjection';
import { expect, test } from '../fixtures/fixtures';
import { REDIRECTS, type PageCase, PAGE_CASES, type Visitor } from './pageCases';
import { expectWholePage } from '../checks/wholePage';
import { expectReflow } from '../checks/touchTargets';
import { asBorrower, type Borrower, storeLanguage } from '../fixtures/session';

test.use({ dataSet: 'every address' });

const consented = async (
  page: Page,
  who: Borrower,
  ...purposes: ConsentPurpose[]
): Promise<void> => {
  for (const purpose of purposes) {
    const url = `/api/user/${who.userId}/consents`;
    const answer = await page.request.post(url, { headers: who.headers, data: consentTo(purpose) });
    expect(answer.status(), purpose).toBe(200);
  }
};

/** Prepares each visitor for its pages. */
const VISITORS: Readonly<Record<Visitor, (page: Page) => Promise<unknown>>> = {
  anonymous: async () => undefined,
  asked: async (page) => {
    await page.goto('/');
    await page.getByRole('textbox').fill(newNumber());
    await page.getByRole('button', { name: /Send code|OTP भेजें/ }).click();
    await expect(page).toHaveURL(/verification/);
  },
  borrower: (page) => asBorrower(page, { contact: '9876543210' }),
  business: async (page) => {
    const who = await asBorrower(page, {
      product: 'Business Loans',
      profile: {
        ...buildIdentity(),
        gender: 'female',
        email: 'asha@example.in',
        address1: '14, Lake View Road',
        postal_code: '560001',
        residence_type: 'owned',
        employment_status_code: 'business',
        business_registration_type: 'private_limited',
        business_pan: 'AAACB1234C',
        business_years: '5',
        business_current_turnover: '5000000',
        monthly_income: 90_000,
        se_loan_amount: 300_000,
      },
    });
    await consented(page, who, 'bureau', 'lenders');
  },
  gold: async (page) => {
    const { userId, headers } = await asBorrower(page, {
      product: 'Gold Loans',
      profile: buildIdentity(),
    });
    await page.request.post(`/api/gold-loans/${userId}`, { headers, data: { city: 'Pune' } });
  },
  housing: async (page) => {
    const product = 'Affordable Housing Loan';
    const { userId, headers } = await asBorrower(page, { product, profile: buildIdentity() });
    await page.request.post(`/api/housing-loan/${userId}`, { headers, data: { city: 'Pune' } });
  },
  insured: async (page) => {
    const who = await asBorrower(page, { product: 'Other Insurance', profile: buildIdentity() });
    await consented(page, who, 'call_insurance');
    const data = { cover: 'health', mobile_phone_number: who.contact };
    await page.request.post(`/api/insurance/${who.userId}`, {
      headers: who.headers,
      data,
    });
  },
  voucher: (page) => asBorrower(page, { product: 'Discount Vouchers' }),
};

/** Wider than any field, and no valid name, number or PAN. */
const LONG = 'Venkatanarasimharajuvaripeta 9 Balasubramaniamkrishnaswamyiyer';

/** Fills every field with an invalid value and sends the form. */
async function answerWrongly(page: Page): Promise<void> {
  const send = page.locator('main button[type=submit]');
  await expect(send).toBeVisible();
  const fields = page.locator('main').getByRole('textbox');
  for (let index = 0; index < (await fields.count()); index += 1) {
    const field = fields.nth(index);
    const numeric = (await field.getAttribute('inputmode')) === 'numeric';
    await field.fill(numeric ? '12' : LONG);
  }
  await send.click();
  await expect(
    page.locator('main').locator('[role=alert],[aria-invalid=true]').first(),
  ).toBeVisible();
}

type Language = 'en' | 'hi';

/** Expects what a page shows in a language. */
async function expectPage(
  page: Page,
  { place, at = place, tab, ...heading }: PageCase,
  language: Language,
  waitForRequests: () => Promise<void>,
) {
  const where = `${at} (${language})`;
  // A page has exactly one heading of the first level.
  await expect(page.locator('h1'), where).toHaveText([heading[language]]);
  await waitForRequests();
  const title = `${(tab ?? heading)[language]} | `;
  await expect
    .configure({ soft: true })
    .poll(async () => (await page.title()).slice(0, title.length), where)
    .toBe(title);
  await expectWholePage(page, language, where);
  await expectReflow(page, where);
}

for (const [visitor, cases] of Object.entries(PAGE_CASES))
  test(`what a visitor finds: ${visitor}`, async ({ page }) => {
    test.setTimeout(240_000);
    await storeLanguage(page, 'en');
    const waitForRequests = watchRequests(page);
    for (const [name, prepare] of Object.entries(VISITORS))
      if (name === visitor) await prepare(page);
    // A page opens in the language in which the one before was left, so every second one in Hindi.
    let [first, second]: [Language, Language] = ['en', 'hi'];
    for (const each of cases) {
      const { place, at = place, form } = each;
      if (new URL(page.url()).pathname !== '/verification') await page.goto(at);
      await expectPage(page, each, first, waitForRequests);
      await chooseLanguage(page, second);
      await expectPage(page, each, second, waitForRequests);
      if (form) {
        await answerWrongly(page);
        await expectWholePage(page, second, `${at} (${second}), all wrong`);
        await expectReflow(page, `${at} (${second}), all wrong`);
        await chooseLanguage(page, first);
        await expectWholePage(page, first, `${at} (${first}), all wrong`);
      } else [first, second] = [second, first];
    }
  });

test('every route has a row, and those without a page redirect', async ({ page }) => {
  const rows = Object.values(PAGE_CASES).flatMap((cases) => cases.map(({ place }) => place));
  const listed = [...rows, ...Object.keys(REDIRECTS)];
  expect(ROUTES.map(({ path }) => path).toSorted()).toEqual(listed.toSorted());
  await asBorrower(page, { contact: '9876543210' });
  for (const [path, to] of Object.entries(REDIRECTS)) {
    await page.goto(path);
    await expect(page).toHaveURL(to);
  }
});
