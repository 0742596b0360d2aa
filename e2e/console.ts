import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Fills in a console's sign-in page and sends it. */
export async function signInToConsole(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Chooses an option of a select, by its label or its position in the list that opens. */
export async function chooseOption(select: Locator, option: string | number): Promise<void> {
  await select.click();
  const options = select.page().getByRole('listbox').getByRole('option');
  if (typeof option === 'number') await options.nth(option).click();
  else await options.and(select.page().getByText(option, { exact: true })).click();
}

/** Gets a bearer token of an area through the API. */
export async function getToken(
  request: APIRequestContext,
  area: 'admin' | 'partner',
  email: string,
): Promise<string> {
  const password = area === 'admin' ? 'Admin@123' : 'Partner@123';
  const answer = await request.post(`/api/${area}/login`, { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { token } = await answer.json();
  return String(token);
}

/** Returns the names in a console's menu in order. */
export async function menuNames(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  // The entries come once it is known what the role may see.
  await expect(menu.getByRole('link').first()).toBeVisible();
  return menu.getByRole('link').allTextContents();
}

/** Expects cookies of a console to be gone: the page may remove them a moment after it leads to the sign-in. */
export async function expectNoCookies(context: BrowserContext, ...names: string[]): Promise<void> {
  const held = async () => (await context.cookies()).map(({ name }) => name);
  for (const name of names) await expect.poll(held).not.toContain(name);
}

/** Reads the temporary password from the newest message to a console account. */
export async function readSentPassword(request: APIRequestContext, email: string): Promise<string> {
  const outbox: unknown = await (await request.get('/dev/outbox')).json();
  const letter: unknown = Array.isArray(outbox)
    ? outbox.find((one: unknown) => Object(one).to === email)
    : undefined;
  return /: (\S+)$/.exec(String(Object(letter).text))?.[1] ?? '';
}
