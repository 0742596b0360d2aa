import type { Page } from '@playwright/test';
import { newNumber, getPan } from './borrower';
import { chooseLanguage, expectAccessible, heading } from './borrowerPage';
import { expectSettled } from '../checks/accessible';
import { expect } from '../fixtures/fixtures';

/** Finds a text field by its label. */
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** Chooses a product from the list. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/products');
  await page.getByRole('button', { name }).click();
}

type Title = string | RegExp;

async function expectTitles(
  page: Page,
  titles: Readonly<Record<'en' | 'hi', Title>>,
  look: () => Promise<void>,
): Promise<void> {
  const isShown = (language: 'en' | 'hi') =>
    expect(heading(page, titles[language]).first()).toBeVisible();
  await isShown('en');
  await look();
  await chooseLanguage(page, 'hi');
  await isShown('hi');
  await look();
  await chooseLanguage(page, 'en');
  await isShown('en');
}

/** Expects headings and no axe violation on a page in English and in Hindi, and switches back to English. */
export const expectInBothLanguages = (page: Page, en: Title, hi: Title): Promise<void> =>
  expectTitles(page, { en, hi }, () => expectAccessible(page));

/** The same of a page on which `every-address.phone.spec.ts` runs axe as it is here. */
export const expectBothHeadings = (page: Page, en: Title, hi: Title): Promise<void> =>
  expectTitles(page, { en, hi }, () => expectSettled(page));

/** Saves fields of the signed-in person's profile. */
export async function save(page: Page, fields: object): Promise<void> {
  const cookies = await page.context().cookies();
  const value = (name: RegExp) => cookies.find((cookie) => name.test(cookie.name))?.value ?? '';
  const id = value(/userId/i);
  const headers = { authorization: `Bearer ${value(/accessToken/i)}` };
  const answer = await page.request.post(`/api/user/${id}`, { headers, data: fields });
  expect(answer.status()).toBe(200);
}

/** Profile fields of a person who has not completed the form. */
export const buildIdentity = (mobile: string = newNumber()) => ({
  first_name: 'Asha',
  last_name: 'Rao',
  birth_date: '1990-03-27',
  tin: getPan(mobile),
});
