import type { APIRequestContext, Page } from '@playwright/test';
import { panWithScore } from '@marketplace/shared/testing';
import { STEP_TEXTS } from '../faults/stepTexts';
import { expect } from '../fixtures/fixtures';

let people = 0;

/** Returns a mobile number that no other test of this run uses. */
export function newNumber(): string {
  people += 1;
  return `9${String(Date.now()).slice(-7)}${String(people % 100).padStart(2, '0')}`;
}

/** Returns the PAN for a mobile number. Each account needs its own PAN. */
export const getPan = (mobile: string, score = 752): string => panWithScore(mobile, score);

/** Reads the newest code for a contact from the outbox. */
export async function codeFor(request: APIRequestContext, contact: string): Promise<string> {
  const response = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const messages: { to: string; code?: string }[] = await response.json();
  return messages.find(({ to, code }) => to === contact && code)?.code ?? '';
}

export const contactField = (page: Page) =>
  page.getByRole('textbox', { name: 'Mobile number or e-mail' });
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'One-time code' });

/** Goes to the page that asks for the code; `start` is the start page or a partner's page. */
export async function askForCode(page: Page, contact: string, start = '/'): Promise<void> {
  await page.goto(start);
  await contactField(page).fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/verification$/);
}

/** Signs a borrower in with the code from the outbox. */
export async function signInBorrower(page: Page, contact: string, start = '/'): Promise<void> {
  await page.goto(start);
  await signInHere(page, contact);
}

/** Signs in on the current sign-in page, which is in a language. */
export async function signInHere(
  page: Page,
  contact: string,
  language: 'en' | 'hi' = 'en',
): Promise<void> {
  const words = STEP_TEXTS[language];
  const code = page.getByRole('textbox', { name: words.code });
  await page.getByRole('textbox', { name: words.contact }).fill(contact);
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(code).toBeVisible();
  await code.fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: words.go }).click();
  await expect(code).toBeHidden();
}
