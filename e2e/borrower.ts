import type { APIRequestContext, Page } from '@playwright/test';
import { panWithScore } from '@marketplace/shared/testing';
import { expect } from './fixtures';

let people = 0;

/** A mobile number that nobody in this run has used. */
export function newNumber(): string {
  people += 1;
  return `9${String(Date.now()).slice(-7)}${String(people % 100).padStart(2, '0')}`;
}

/** The PAN of whoever signs in with a mobile number: no two accounts can hold one. */
export const panOf = (mobile: string, score = 752): string => panWithScore(mobile, score);

/** The newest code that was sent to a contact. */
export async function codeFor(request: APIRequestContext, contact: string): Promise<string> {
  const response = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const messages: { to: string; code?: string }[] = await response.json();
  return messages.find(({ to }) => to === contact)?.code ?? '';
}

export const contactField = (page: Page) =>
  page.getByRole('textbox', { name: 'Mobile number or e-mail' });
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'One-time code' });

/** Goes as far as the page that asks for the code; `door` is the start page or a partner's. */
export async function askForCode(page: Page, contact: string, door = '/'): Promise<void> {
  await page.goto(door);
  await contactField(page).fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/verification$/);
}

/** Signs a borrower in with the code from the outbox. */
export async function signInBorrower(page: Page, contact: string, door = '/'): Promise<void> {
  await page.goto(door);
  await signInHere(page, contact);
}

/** Signs in on the sign-in page that stands there. */
export async function signInHere(page: Page, contact: string): Promise<void> {
  await contactField(page).fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(codeField(page)).toBeHidden();
}
