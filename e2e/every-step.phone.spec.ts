import type { Page } from '@playwright/test';
import { codeFor } from './borrower';
import { heading } from './borrowerPage';
import { field } from './borrowerProducts';
import { expect, test } from './fixtures';
import { asBorrower } from './session';
import { endSession, throwInPage, under, WORDS } from './underFire';

test.use({ dataSet: 'every step', serviceWorkers: 'block' });

type Words = (typeof WORDS)[keyof typeof WORDS];

interface Step {
  fill: (page: Page, words: Words) => Promise<void>;
  check: (page: Page, words: Words) => Promise<void>;
}

/** What is typed on each step of the personal loan form; a PAN is never kept, so it is typed last. */
const STEPS: readonly Step[] = [
  {
    fill: async (page, words) => {
      await field(page, words.firstName).first().fill('अमित');
      await field(page, words.lastName).fill('Sharma');
      await field(page, words.birthDate).fill('27/03/1990');
      await page.getByRole('radio', { name: words.female }).check();
    },
    check: async (page, words) => {
      await expect(field(page, words.firstName).first()).toHaveValue('अमित');
      await expect(field(page, words.lastName)).toHaveValue('Sharma');
      await expect(field(page, words.birthDate)).toHaveValue('27/03/1990');
      await expect(page.getByRole('radio', { name: words.female })).toBeChecked();
    },
  },
  {
    fill: async (page, words) => {
      await field(page, words.email).fill('amit@example.in');
      await field(page, words.address).fill('14, Lake View Road');
      await field(page, words.pincode).fill('560001');
      await page.getByLabel(words.home, { exact: true }).selectOption('owned');
    },
    check: async (page, words) => {
      await expect(field(page, words.email)).toHaveValue('amit@example.in');
      await expect(field(page, words.address)).toHaveValue('14, Lake View Road');
      await expect(field(page, words.pincode)).toHaveValue('560001');
      await expect(page.getByLabel(words.home, { exact: true })).toHaveValue('owned');
    },
  },
  {
    fill: async (page, words) => {
      await page.getByRole('radio', { name: words.salaried }).check();
      await field(page, words.company).fill('Anvaya Software');
      await field(page, words.officePincode).fill('560001');
      await page.getByRole('radio', { name: words.transfer }).check();
      await field(page, words.income).fill('45000');
      await field(page, words.amount).fill('200000');
    },
    check: async (page, words) => {
      await expect(page.getByRole('radio', { name: words.salaried })).toBeChecked();
      await expect(field(page, words.company)).toHaveValue('Anvaya Software');
      await expect(field(page, words.officePincode)).toHaveValue('560001');
      await expect(page.getByRole('radio', { name: words.transfer })).toBeChecked();
      await expect(field(page, words.income)).toHaveValue('45,000');
      await expect(field(page, words.amount)).toHaveValue('2,00,000');
    },
  },
];

async function signInAgain(page: Page, words: Words, contact: string): Promise<void> {
  await expect(page.getByText(words.ended)).toBeVisible();
  await field(page, words.contact).fill(contact);
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(field(page, words.code)).toBeVisible();
  await field(page, words.code).fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: words.go }).click();
  await expect(page).toHaveURL(/\/user\/user-detail/);
}

for (const language of ['en', 'hi'] as const)
  test(`each step of the form outlives an error, a reload, Back, failed calls and a dead session, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const words = WORDS[language];
    const go = page.getByRole('button', { name: words.go });
    const { contact } = await asBorrower(page, { language });
    await page.goto('/products');
    await page.goto('/user/user-detail');
    for (const { fill, check } of STEPS) {
      await under(page, ['**/api/user/*/drafts/**', 'status=500'], () => fill(page, words));
      await throwInPage(page);
      await check(page, words);
      await page.reload();
      await check(page, words);
      await page.goBack();
      await page.goForward();
      await check(page, words);
      await endSession(page);
      await page.reload();
      await signInAgain(page, words, contact);
      await check(page, words);
      if (check === STEPS[0]?.check) await field(page, /^PAN/).fill('ABCPD1234E');
      await go.click();
    }
    await page.goto('/user/user-detail');
    await field(page, /^PAN/).fill('ABCPD1234E');
    for (const { check } of STEPS) {
      await check(page, words);
      await go.click();
    }
    await page.getByRole('button', { name: words.check }).click();
    await expect(heading(page, words.check)).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: words.agree }).click();
    await expect(heading(page, words.offers)).toBeVisible();
  });
