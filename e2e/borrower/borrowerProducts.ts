import type { Page } from '@playwright/test';
import { newNumber, getPan } from './borrower';
import { expectAccessible, heading } from './borrowerPage';
import { expect } from '../fixtures/fixtures';

/** Finds a text field by its label. */
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** Chooses a product from the list. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await page.goto('/products');
  await page.getByRole('button', { name }).click();
}

/** Expects headings and no axe violation on a page in English and in Hindi, and switches back to English. */
export async function expectInBothLanguages(
  page: Page,
  english: string | RegExp,
  hindi: string | RegExp,
) {
  await expect(heading(page, english).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(heading(page, hindi).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page, english).first()).toBeVisible();
}

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
