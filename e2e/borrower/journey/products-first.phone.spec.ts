import type { Page } from '@playwright/test';
import { getVariantFolder } from '../../../scripts/build/builds';
import { expectAccessible } from '../../checks/accessible';
import { newNumber, signInHere } from '../borrower';
import { heading } from '../borrowerPage';
import { inLanguage, type Say } from '../inLanguage';
import { agreeToOffers, finishProfile } from '../../fixtures/lenders';
import { holdChunk } from '../../checks/faultInjection';
import { expectWholePage, expectWords } from '../../checks/wholePage';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower, storeLanguage } from '../../fixtures/session';

test.use({
  dataSet: 'products first',
  serverEnv: { DIST_DIR: getVariantFolder('products-first') },
});

const ALL = [
  'Personal Loans',
  'Gold Loans',
  'Business Loans',
  'Affordable Housing Loan',
  'Credit Cards',
  'Other Insurance',
  'Student Loans',
  '2-Wheeler Loans',
  'Car Loans',
  'Discount Vouchers',
];

test('the start page lists the products, in a partner’s brand too; there is no second list', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^What do you need\? \| /);
  await expect(page.getByRole('main').getByRole('button').locator('strong')).toHaveText(ALL);
  await expect(heading(page, 'What do you need?')).toBeVisible();
  await page.goto('/products');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/campusid');
  await expect(heading(page, 'What do you need?')).toBeVisible();
  await expect(page.getByText('In Partnership With')).toBeVisible();
  await page.goto('/nobody-knows');
  await expect(heading(page, 'Page not found')).toBeVisible();
});

test('an anonymous visitor’s choice leads through the sign-in to the page of the product', async ({
  page,
}) => {
  const say = inLanguage('hi');
  await storeLanguage(page, 'hi');
  // The server has drawn the page, so that one can press before its code is there.
  const release = await holdChunk(page, 'ProductsPage');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: say('Business Loans') }).click();
  release();
  const dialog = page.getByRole('dialog', {
    name: say('Do you have a business registration certificate?'),
  });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Continue') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(heading(page, say('Sign in to compare loans'))).toBeVisible();
  await signInHere(page, newNumber(), 'hi');
  await expect(page).toHaveURL(/\/user\/business-detail/);
  await page.getByRole('button', { name: say('Menu') }).click();
  await page.getByRole('link', { name: say('Return to Products') }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: say('Gold Loans') }).click();
  await expect(page).toHaveURL(/\/user\/user-detail\/gold-loan/);
});

test('every page that needs a product leads to the start page without one', async ({ page }) => {
  await asBorrower(page, { product: null });
  for (const path of ['/user/offers', '/user/user-detail', '/user/insurance', '/user']) {
    await page.goto(path);
    await expect(heading(page, 'What do you need?')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
});

const QUESTIONS = {
  'Student Loans': {
    lenders: ['Vidyadhan-Loans', 'Gyanpath-Finance'],
    title: 'About your course',
    missing: 'Enter what the course costs',
    answers: ['Another country', 'Skill training'],
    price: 'Cost of the course',
  },
  '2-Wheeler Loans': {
    lenders: ['Chakra-Wheels', 'Pahiya-Finance'],
    title: 'About the two-wheeler',
    missing: 'Enter the on-road price',
    answers: ['New'],
    price: 'On-road price',
  },
  'Car Loans': {
    lenders: ['Gatiman-Auto', 'Rathi-Motorfin'],
    title: 'About the car',
    missing: 'Enter the on-road price',
    answers: ['Used'],
    price: 'On-road price',
  },
} as const;

/** Chooses a product, answers its questions and expects its own lenders. */
async function seeOffersFor(page: Page, product: keyof typeof QUESTIONS, say: Say) {
  const { title, missing, price, answers, lenders } = QUESTIONS[product];
  await page.goto('/');
  await page.getByRole('button', { name: say(product) }).click();
  await expect(page).toHaveURL(/\/user\/offers/);
  await expect(heading(page, say(title))).toBeVisible();
  const save = page.getByRole('button', { name: say('Save and continue') });
  await save.click();
  await expect(page.getByRole('link', { name: say(missing) })).toBeVisible();
  await expectWords(page, say.language, product);
  const [first, second] = answers;
  await page.getByRole('radio', { name: say(first) }).check();
  if (second) await page.getByRole('combobox', { name: say('Course') }).selectOption(say(second));
  await page.getByRole('textbox', { name: say(price) }).fill('600000');
  await save.click();
  const said = answers.map((answer) => say(answer)).join(', ');
  await expect(page.getByText(`${said}, ₹6,00,000`)).toBeVisible();
  await expect(heading(page, say.like('%{count} offers'))).toBeVisible();
  const named = page.getByRole('main').getByRole('heading', { level: 3 });
  const own = new RegExp(`^(${lenders.map((lender) => say(lender)).join('|')})`);
  await expect(named.first()).toHaveText(own);
  for (const lender of await named.allTextContents()) expect(lender).toMatch(own);
}

test('student and car loans lead to their own offers, and the answers go with the application', async ({
  page,
}) => {
  const say = inLanguage('hi');
  const { headers, userId } = await asBorrower(page, { product: null, language: 'hi' });
  await finishProfile(page);
  await agreeToOffers(page);
  await seeOffersFor(page, 'Student Loans', say);
  await seeOffersFor(page, 'Car Loans', say);
  await expectWholePage(page, 'hi', 'offers of car loans');
  await page
    .getByRole('button', { name: say.like('Choose %{lender}') })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('button', { name: say('Send application') }).click();
  await expect(page).not.toHaveURL(/\/user\/offers/);
  const answer = await page.request.get(`/api/user/${userId}/applications`, { headers });
  const { data }: { data: { product: string }[] } = await answer.json();
  expect(data.map((application) => application.product)).toContain('car_loan');
  const kept = await page.request.get(`/api/user/${userId}/leads`, { headers });
  const { data: leads }: { data: object[] } = await kept.json();
  expect(leads).toContainEqual(
    expect.objectContaining({
      product: 'student_loan',
      study_place: 'abroad',
      course_level: 'skill',
      course_cost: 600_000,
    }),
  );
  expect(leads).toContainEqual(
    expect.objectContaining({
      product: 'car_loan',
      vehicle_condition: 'used',
      vehicle_price: 600_000,
    }),
  );
});

test('two-wheeler and student loans lead to their own offers, vouchers to vouchers', async ({
  page,
}) => {
  const say = inLanguage('en');
  await asBorrower(page, { product: null });
  await finishProfile(page);
  await agreeToOffers(page);
  await seeOffersFor(page, 'Student Loans', say);
  await seeOffersFor(page, '2-Wheeler Loans', say);

  await page.goto('/');
  await page.getByRole('button', { name: 'Discount Vouchers' }).click();
  await expect(page).toHaveURL(/\/user\/vouchers$/);
  await expect(page.getByRole('article', { name: 'Pustak-Nagari' })).toContainText('PUSTAK15');
  await expectAccessible(page);
});
