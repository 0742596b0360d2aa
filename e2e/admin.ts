import type { Page } from '@playwright/test';
import { expectNoViolationsIn } from './accessible';
import { expect } from './fixtures';
import { asAdmin } from './session';

/** Signs in past the door and goes to a page of the admin console. */
export async function signInAsAdmin(
  page: Page,
  path: string,
  email = 'admin@demo.in',
): Promise<void> {
  await asAdmin(page, email);
  await page.goto(path);
}

/** What the frame holds, and a dialog over it, has no axe violation. */
export const expectNoViolations = (page: Page): Promise<void> => expectNoViolationsIn(page, 'main');

/** A toast with this text is shown. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}
