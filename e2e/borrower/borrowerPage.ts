import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { asBorrower } from '../fixtures/session';

export { expectAccessible } from '../checks/accessible';
export { newNumber } from './borrower';

/** Signs in through the API, chooses a personal loan and opens the next page of the journey. */
export async function signIn(
  page: Page,
  contact: string,
  language: 'en' | 'hi' = 'en',
): Promise<void> {
  await asBorrower(page, { contact, language });
  await page.goto('/user');
}

const LANGUAGE_BUTTONS = { en: 'English', hi: 'हिन्दी' } as const;

/** Chooses a language on the open page, which then is in it. */
export async function chooseLanguage(page: Page, language: 'en' | 'hi'): Promise<void> {
  await page.getByRole('button', { name: LANGUAGE_BUTTONS[language], exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Finds a heading. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
/** Presses keys one after the other. */
export const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Presses Tab until a control has the focus: the first of that name, or the given one, such as a link. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  exactly?: Locator,
  most = 60,
): Promise<void> {
  const named = page
    .getByRole('textbox', { name })
    .or(page.getByRole('radio', { name }))
    .or(page.getByRole('combobox', { name }))
    .or(page.getByRole('checkbox', { name }))
    .or(page.getByRole('button', { name }))
    .first();
  const control = exactly ?? named;
  for (let tabs = 0; tabs < most; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/**
 * Presses Back or Forward. The page itself asks for the step, because the test runner counts entries
 * in a list that may not hold the last step yet.
 */
export const moveInHistory = (page: Page, steps: number): Promise<void> =>
  page.evaluate((by) => history.go(by), steps);

/** Goes to a field by Tab and replaces its text. */
export async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
