import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';

let people = 0;

/** A mobile number that nobody in this run has used. */
function newNumber(): string {
  people += 1;
  return `9${String(Date.now()).slice(-7)}${String(people).padStart(2, '0')}`;
}

/** The newest code that was sent to a contact. */
async function codeFor(request: APIRequestContext, contact: string): Promise<string> {
  const response = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const messages: { to: string; code?: string }[] = await response.json();
  return messages.find(({ to }) => to === contact)?.code ?? '';
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'the page scrolls sideways').toBe(0);
}

const contactField = (page: Page) => page.getByRole('textbox', { name: 'Mobile number or e-mail' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'One-time code' });

async function askForCode(page: Page, contact: string, door = '/'): Promise<void> {
  await page.goto(door);
  await contactField(page).fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/verification$/);
}

async function signIn(page: Page, contact: string, door = '/'): Promise<void> {
  await askForCode(page, contact, door);
  await codeField(page).fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(codeField(page)).toBeHidden();
}

test('a borrower signs in by keyboard alone, on pages without an axe violation', async ({
  page,
}) => {
  const contact = newNumber();
  await page.goto('/');
  await expect(page).toHaveTitle('Sign in to compare loans | Cedarloop');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await contactField(page).focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(contactField(page)).toHaveAccessibleDescription(/Enter a 10 digit mobile number/);
  await expect(contactField(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`+91 ${contact}`);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(await codeFor(page.request, contact));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeFocused();
  await expect(page).toHaveURL(/\/products$/);
  await expectAccessible(page);
});

test('a pasted code with a space in it is taken; the field asks the phone for it', async ({
  page,
}) => {
  const contact = newNumber();
  await askForCode(page, contact);
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  const code = await codeFor(page.request, contact);
  await codeField(page).evaluate(
    (field, text) => {
      if (!(field instanceof HTMLInputElement)) return;
      field.focus();
      document.execCommand('insertText', false, text);
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expect(codeField(page)).toHaveValue(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a code dies at five wrong tries, and the next one works', async ({ page }) => {
  await page.clock.install();
  const contact = newNumber();
  await askForCode(page, contact);
  const right = await codeFor(page.request, contact);
  const wrong = right === '000000' ? '000001' : '000000';
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Enter 6 digits OTP/);
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await codeField(page).fill(wrong);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(left));
  }
  await expectAccessible(page);
  await codeField(page).fill(wrong);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/can no longer be used/);
  await codeField(page).fill(right);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/verification$/);
  const again = page.getByRole('button', { name: 'Send another code' });
  await expect(again).toBeHidden();
  await page.clock.fastForward(31_000);
  await again.click();
  await expect(page.getByText('A new code is on its way')).toBeVisible();
  await codeField(page).fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a code is said to have expired after ten minutes; another number may be given', async ({
  page,
}) => {
  await page.clock.install();
  const contact = newNumber();
  await askForCode(page, contact);
  await page.clock.fastForward(10 * 60_000 + 1000);
  await expect(codeField(page)).toHaveAccessibleDescription(/can no longer be used/);
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(contactField(page)).toBeVisible();
});

test('in Hindi from the first page on, and still so after a reload', async ({ page }) => {
  const contact = newNumber();
  await page.goto('/');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'लोन की तुलना करने के लिए साइन इन करें',
  );
  await expectAccessible(page);
  await page.reload();
  const field = page.getByRole('textbox', { name: 'मोबाइल नंबर या ई-मेल' });
  await field.fill('12');
  await page.getByRole('button', { name: 'कोड भेजें' }).click();
  await expect(field).toHaveAccessibleDescription(/अंक/);
  await field.fill(contact);
  await page.getByRole('button', { name: 'कोड भेजें' }).click();
  await expect(page.getByRole('heading', { name: 'कोड डालें' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('textbox', { name: 'एक बार काम आने वाला कोड' })
    .fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(page.getByRole('heading', { name: 'आपको क्या चाहिए?' })).toBeVisible();
  const latin = await page.locator('main').innerText();
  expect(latin).not.toMatch(/[A-Za-z]{3}/);
  await expectAccessible(page);
});

test('a partner’s door wears its brand, and its terms must be accepted', async ({ page }) => {
  await page.goto('/campusid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Need Money? Get Instant Credit With Your ID Card!*',
  );
  await expect(page).toHaveTitle(
    'Need Money? Get Instant Credit With Your ID Card!* | Campidar Card',
  );
  await expect(page.getByText('In Partnership With')).toBeVisible();
  const accept = page.getByRole('checkbox', { name: 'I accept the Terms of use' });
  await expect(accept).not.toBeChecked();
  await contactField(page).fill(newNumber());
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(accept).toBeFocused();
  await expect(accept).toHaveAccessibleDescription(/Accept the terms to get a code/);
  await expectAccessible(page);
  const asked = page.waitForRequest('**/api/send-otp');
  await accept.check();
  await page.getByRole('button', { name: 'Send code' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ partner: 'campusid' });
  await expect(page).toHaveURL(/\/verification$/);
  await page.reload();
  await expect(page.getByText('In Partnership With')).toBeVisible();
  await page.goto('/no-such-partner');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the business dialog asks, decides and forgets', async ({ page }) => {
  await signIn(page, newNumber());
  await page.getByRole('button', { name: /Business Loans/ }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Do you have a business registration certificate?',
  });
  await expect(dialog.getByRole('radio', { name: 'YES' })).toBeChecked();
  await expectAccessible(page);
  const product = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'productType')?.value;
  expect(await product()).toBe('Business%20Loans');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await product()).toBeUndefined();
  await page.getByRole('button', { name: /Business Loans/ }).click();
  await dialog.getByRole('radio', { name: 'NO' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/user-detail/);
  expect(await product()).toBe('Personal%20Loans');
});

test('help keeps what is typed until it went, and says it was sent', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help' });
  const send = dialog.getByRole('button', { name: 'Send' });
  await dialog.getByLabel('Your name').fill('Asha Rao');
  await dialog.getByLabel('E-mail').fill('asha@example.in');
  await dialog.getByLabel('Phone number').fill('12345');
  await dialog.getByLabel('How can we help?').fill('My code does not come');
  await expect(dialog.getByText('Phone Number error')).toBeVisible();
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(dialog.getByLabel('Your name')).toHaveValue('Asha Rao');
  await dialog.getByLabel('Phone number').fill('9876543210');
  await send.click();
  await expect(page.getByText('Your request have been sent successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(dialog.getByLabel('How can we help?')).toHaveValue('My code does not come');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByLabel('How can we help?')).toHaveValue('');
});

test('guards lead a stranger through the sign-in and back to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/cards-secured');
  await expect(page).toHaveURL(/\/$/);
  const contact = newNumber();
  await contactField(page).fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  await codeField(page).fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/cards-secured$/);
  await expect(page.getByRole('heading', { name: 'Secured credit cards' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /apply on the issuer’s site/ }).first(),
  ).toHaveAttribute('href', /^https:/);
  await expectAccessible(page);
  await page.goto('/user/offers');
  await expect(page).toHaveURL(/\/products$/);
});

test('a refused token leads to the sign-in and back, and the menu leads on and out', async ({
  page,
}) => {
  const contact = newNumber();
  await signIn(page, contact);
  await page.route('**/api/get-credit-cards-data', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in again' } }),
  );
  await page.getByRole('button', { name: /Credit Cards/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('You have been signed out. What you typed has been kept'),
  ).toBeVisible();
  await page.unroute('**/api/get-credit-cards-data');
  await contactField(page).fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  await codeField(page).fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/credit-cards$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Products' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(contactField(page)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('accessToken');
});

test('legal pages, an unknown page and a lost connection', async ({ page, context }) => {
  await page.goto('/terms-of-use?partner=CAMPUSID');
  await expect(page.getByText('in partnership with Campidar Card')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy and cookies' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/user/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await contactField(page).fill(newNumber());
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(contactField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(contactField(page)).not.toHaveValue('');
});
