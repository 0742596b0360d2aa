import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { readShift, watchShifts } from '../../checks/layoutShift';
import { codeField, contactField, newNumber, signInHere } from '../borrower';
import { moveInHistory } from '../borrowerPage';
import { expect, test } from '../../fixtures/fixtures';
import { fillHelp } from '../helpForm';
import { asBorrower } from '../../fixtures/session';

test('the business dialog asks, decides and forgets', async ({ page }) => {
  await asBorrower(page, { product: null });
  await page.goto('/products');
  await page.getByRole('button', { name: /Business Loans/ }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Do you have a business registration certificate?',
  });
  await expect(dialog.getByRole('radio', { name: 'YES' })).toBeChecked();
  const product = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'productType')?.value;
  await expect.poll(product).toBe('Business%20Loans');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(product).toBeUndefined();
  await page.getByRole('button', { name: /Business Loans/ }).click();
  await expect(dialog).toBeVisible();
  await moveInHistory(page, -1);
  await expect(dialog).toBeHidden();
  await expect.poll(product).toBeUndefined();
  await page.getByRole('button', { name: /Business Loans/ }).click();
  await expect(dialog.getByRole('radio', { name: 'YES' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'NO' }).check();
  await page.reload();
  await expect(dialog.getByRole('radio', { name: 'NO' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/user-detail/);
  await expect.poll(product).toBe('Personal%20Loans');
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
  await moveInHistory(page, -1);
  await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('help keeps its text until it is sent, and confirms the sending', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help' });
  const send = dialog.getByRole('button', { name: 'Send' });
  await fillHelp(dialog);
  await dialog.getByLabel('How can we help?').fill('   ');
  await expect(send).toBeDisabled();
  await dialog.getByLabel('How can we help?').fill('My code does not come');
  await dialog.getByLabel('Phone number').fill('+91 ९८७६५-43210');
  await expect(dialog.getByLabel('Phone number')).toHaveValue('9876543210');
  await expect(send).toBeEnabled();
  await dialog.getByLabel('Phone number').fill('12345');
  await expect(dialog.getByText('Phone Number error')).toBeVisible();
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(dialog.getByLabel('Your name')).toHaveValue('Asha Rao');
  await dialog.getByLabel('Phone number').fill('9876543210');
  await send.click();
  await expect(page.getByText('Your request have been sent successfully')).toBeVisible();
  const done = page.getByRole('dialog', { name: 'We have your request' });
  await expect(done.getByText(/^H-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();
  await done.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(dialog.getByLabel('How can we help?')).toHaveValue('');
  await dialog.getByLabel('How can we help?').fill('Once more');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByLabel('How can we help?')).toHaveValue('');
});

test('guards lead an anonymous visitor through the sign-in and back to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/cards-secured');
  await expect(page).toHaveURL(/\/$/);
  const contact = newNumber();
  await signInHere(page, contact);
  await expect(page).toHaveURL(/\/cards-secured$/);
  await expect(page.getByRole('heading', { name: 'Secured credit cards' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /apply on the issuer’s site/ }).first(),
  ).toHaveAttribute('href', /^https:/);
  await expectAccessible(page);
  await page.goto('/user/offers');
  await expect(page).toHaveURL(/\/products$/);
});

test('a refused token leads to the sign-in and back, and the menu leads to pages and to the logout', async ({
  page,
}) => {
  const { contact } = await asBorrower(page, { product: null });
  await page.goto('/products');
  await page.route('**/api/get-credit-cards-data', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sign in again' } }),
  );
  await page.getByRole('button', { name: /Credit Cards/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You have been logged out. We saved what you entered')).toBeVisible();
  await page.unroute('**/api/get-credit-cards-data');
  await signInHere(page, contact);
  await expect(page).toHaveURL(/\/credit-cards$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Products' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(contactField(page)).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('accessToken');
});

test('on a wide screen the header has the links of the drawer, by keyboard', async ({ page }) => {
  await asBorrower(page);
  await page.goto('/user/offers');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const getPaths = (some: Locator) =>
    some.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const inDrawer = drawer.getByRole('link');
  const own = ['Return to Profile', 'Return to Products'];
  await expect(inDrawer).toHaveText(['Offers', 'Applications', 'Score', ...own, 'Privacy']);
  const paths = await getPaths(inDrawer);
  const inBoth = ['Help', 'English', 'हिन्दी', 'Dark', 'Logout'];
  await expect(drawer.getByRole('navigation').getByRole('button')).toHaveText(inBoth);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  const bar = page.getByRole('banner').getByRole('navigation');
  const links = bar.getByRole('link');
  await expect(links).toHaveText([
    'Offers',
    'Applications',
    'Score',
    'Details',
    'Products',
    'Privacy',
  ]);
  expect(await getPaths(links)).toEqual(paths);
  await expect(bar.getByRole('button')).toHaveText(inBoth);
  // The page does not repeat what its header shows.
  for (const name of ['Return to Profile', 'Your applications'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  // The chosen colours stay on the device.
  await bar.getByRole('button', { name: 'Dark' }).press('Enter');
  const getScheme = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await getScheme()).toBe('dark');
  await page.reload();
  await expect(bar.getByRole('button', { name: 'Light' })).toBeVisible();
  expect(await getScheme()).toBe('dark');
  await expectAccessible(page);
  for (const [name, path] of [
    ['Applications', '/user/applications'],
    ['Privacy', '/user/privacy'],
    ['Products', '/products'],
  ] as const) {
    const link = links.filter({ hasText: name });
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
    // A new page focuses its heading, so an earlier key press would be lost.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expectAccessible(page);
});

test('the product’s own pages name no partner', async ({ page }) => {
  await page.goto('/topclind');
  await expect(contactField(page)).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('urlSegment');
  await expect(page.getByText('In Partnership With')).toBeHidden();
});

test('the footer waits for the page, and moves nowhere when slow answers come', async ({
  page,
}) => {
  await watchShifts(page);
  let release: () => void = () => undefined;
  const holdBack = async (path: string) => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(path, async (route) => {
      await held;
      await route.fallback();
    });
  };
  const footer = page.getByRole('contentinfo');
  await page.goto('/');
  await contactField(page).fill(newNumber());
  await holdBack('**/api/send-otp');
  await page.getByRole('button', { name: 'Send code' }).click();
  // What moves shortly after a press counts as the answer to it.
  const pressed = await page.evaluate(() => performance.now());
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(pressed + 600);
  release();
  await expect(codeField(page)).toBeVisible();
  await expect(footer).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.05);

  const { userId } = await asBorrower(page);
  await holdBack(`**/api/user/${userId}`);
  await page.goto('/user/user-detail');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  await expect(footer).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
  await expect(footer).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.05);

  await holdBack('**/api/user/*/lenders/*');
  await page.goto('/user/earlysalary');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading the lender');
  await expect(footer).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Omkar-Advance' })).toBeVisible();
  await expect(footer).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.05);
});
