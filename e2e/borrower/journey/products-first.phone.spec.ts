import { getVariantFolder } from '../../../scripts/build/builds';
import { expectAccessible } from '../../checks/accessible';
import { newNumber, signInHere } from '../borrower';
import { productQuestionTexts as questions } from '../../../consumer-app/src/i18n/hi/productQuestions';
import { chooseLanguage, heading } from '../borrowerPage';
import { expectInBothLanguages, expectBothHeadings } from '../borrowerProducts';
import { holdChunk } from '../../checks/faultInjection';
import { expectWords } from '../../checks/wholePage';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';

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
  await expectInBothLanguages(page, 'What do you need?', 'आपको क्या चाहिए?');
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
  const contact = newNumber();
  // The server has drawn the page, so that one can press before its code is there.
  const release = await holdChunk(page, 'ProductsPage');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Business Loans/ }).click();
  release();
  const dialog = page.getByRole('dialog', {
    name: 'Do you have a business registration certificate?',
  });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectBothHeadings(page, 'Sign in to compare loans', 'लोन की तुलना करने के लिए साइन इन करें');
  await signInHere(page, contact);
  await expect(page).toHaveURL(/\/user\/business-detail/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Return to Products' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: /Gold Loans/ }).click();
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

test('student, two-wheeler and car loans lead to their own offers, vouchers to vouchers', async ({
  page,
}) => {
  const { headers, userId } = await asBorrower(page, { contact: '9876543210', product: null });
  for (const [name, [hindiName, hindiTitle, hindiMissing], lenders, title, answers, price] of [
    [
      'Student Loans',
      ['एजुकेशन लोन', questions.student_loan.title, questions.missing.course_cost],
      /^(Vidyadhan|Gyanpath)-/,
      'About your course',
      ['Another country', 'Skill training'],
      'Cost of the course',
    ],
    [
      '2-Wheeler Loans',
      ['टू-व्हीलर लोन', questions.two_wheeler_loan.title, questions.missing.vehicle_price],
      /^(Chakra|Pahiya)-/,
      'About the two-wheeler',
      ['New'],
      'On-road price',
    ],
    [
      'Car Loans',
      ['कार लोन', questions.car_loan.title, questions.missing.vehicle_price],
      /^(Gatiman|Rathi)-/,
      'About the car',
      ['Used'],
      'On-road price',
    ],
  ] as const) {
    await page.goto('/');
    await expect(heading(page, 'What do you need?')).toBeVisible();
    await chooseLanguage(page, 'hi');
    await page.getByRole('button', { name: hindiName }).click();
    await expect(page).toHaveURL(/\/user\/offers/);
    await expect(heading(page, hindiTitle)).toBeVisible();
    await page.getByRole('button', { name: 'सहेजें और आगे बढ़ें' }).click();
    await expect(page.getByRole('link', { name: hindiMissing })).toBeVisible();
    await expectWords(page, 'hi', name);
    await chooseLanguage(page, 'en');
    await expect(heading(page, title)).toBeVisible();
    const save = page.getByRole('button', { name: 'Save and continue' });
    await save.click();
    await expect(page.getByRole('link', { name: /^Enter / })).toBeVisible();
    const [first, second] = answers;
    await page.getByRole('radio', { name: first }).check();
    if (second) await page.getByRole('combobox', { name: 'Course' }).selectOption(second);
    await page.getByRole('textbox', { name: price }).fill('600000');
    await save.click();
    await expect(page.getByText(`${answers.join(', ')}, ₹6,00,000`)).toBeVisible();
    await expect(heading(page, /^\d+ offers?$/)).toBeVisible();
    const named = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(named.first()).toHaveText(lenders);
    for (const lender of await named.allTextContents()) expect(lender).toMatch(lenders);
  }
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send application' }).click();
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

  await page.goto('/');
  await page.getByRole('button', { name: 'Discount Vouchers' }).click();
  await expect(page).toHaveURL(/\/user\/vouchers$/);
  await expect(page.getByRole('article', { name: 'Pustak-Nagari' })).toContainText('PUSTAK15');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByText('स्कूल की किताबों पर 15% की छूट')).toBeVisible();
  await expectAccessible(page);
});
