import type { Page } from '@playwright/test';
import { expectNoViolationsIn } from './accessible';
import { expect } from './fixtures';
import { asAdmin } from './session';

/** Signs in without the sign-in page and opens a page of the admin console. */
export async function signInAsAdmin(
  page: Page,
  path: string,
  email = 'admin@demo.in',
): Promise<void> {
  await asAdmin(page, email);
  await page.goto(path);
}

/** Expects no axe violation in the main content. */
export const expectNoViolations = (page: Page): Promise<void> => expectNoViolationsIn(page, 'main');

/** Expects a toast with this text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}
