import type { Locator } from '@playwright/test';
import { expectAccessible, expectSettled } from '../../checks/accessible';
import { signInToConsole } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin, asMasquerade } from '../../fixtures/session';

const consoles = [
  { signIn: '/admin/login', email: 'admin@demo.in', password: 'Admin@123' },
  { signIn: '/partner/login', email: 'partner@demo.in', password: 'Partner@123' },
];

for (const { signIn, email, password } of consoles) {
  test(`${signIn} and the pages behind it fit a phone`, async ({ page }) => {
    await page.goto(signIn);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expectAccessible(page);
    await signInToConsole(page, email, password);
    await expect(page.getByRole('region', { name: 'Key figures' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link').nth(1).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the banner of a masquerade keeps its button visible and on one line', async ({ page }) => {
  await asMasquerade(page);
  for (const language of ['en', 'hi']) {
    await page.goto('/partner');
    const banner = page.getByRole('complementary').filter({ has: page.getByRole('button') });
    const exit = banner.getByRole('button');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(exit).toBeInViewport({ ratio: 1 });
    await expectSettled(page);
    const [box, text] = await Promise.all([
      exit.boundingBox(),
      banner.getByText('Cedarloop').boundingBox(),
    ]);
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(middle, language).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0));
    expect(box?.height, language).toBeLessThanOrEqual(48);
    await expectAccessible(page);
    if (language === 'en') {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    }
  }
});

test('the views of merchant management are in one line that scrolls', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/merchant-management');
  const links = page.getByRole('navigation', { name: 'View' }).getByRole('link');
  await expect(links).toHaveCount(3);
  await expectSettled(page);
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
  );
  for (const { top, height } of boxes) {
    expect(top).toBe(boxes[0]?.top);
    expect(height).toBeLessThan(47);
  }
  await links.last().click();
  await expect(page).toHaveURL(/view=log/);
  await page.reload();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('html')).toHaveJSProperty('scrollLeft', 0);
});

test('an error that stays is neither over the app bar nor over the buttons of a dialog', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto('/admin/application-status-file');
  await page.getByRole('button', { name: 'Check file' }).click();
  // By its box, because the dialog hides what is behind it from screen readers.
  const toast = page.locator('[data-kind="error"]').filter({ hasText: 'No file selected' });
  const isClearOf = async (other: Locator) => {
    const [box, obstacle] = await Promise.all([toast.boundingBox(), other.boundingBox()]);
    if (!box || !obstacle) return false;
    return box.y >= obstacle.y + obstacle.height || box.y + box.height <= obstacle.y;
  };
  await expect.poll(() => isClearOf(page.getByRole('banner'))).toBe(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Payouts' }).click();
  await page.getByRole('button', { name: 'Draft payouts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft payouts' });
  await expect(dialog).toBeVisible();
  await expect(toast).toBeVisible();
  for (const name of ['Draft', 'Cancel'])
    await expect.poll(() => isClearOf(dialog.getByRole('button', { name }))).toBe(true);
});

test('the bar at the top lies over the totals that scroll below it', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/merchant-management');
  const figure = page.locator('tfoot [data-column="applications"]');
  await expect(figure).toBeVisible();
  await expectSettled(page);
  const button = page.getByRole('banner').getByRole('button', { name: /^Search pages/ });
  const isOnTop = await button.evaluate(
    (bar, cell) => {
      const { left, top, width, height } = bar.getBoundingClientRect();
      if (cell) window.scrollBy(0, cell.getBoundingClientRect().top - top);
      return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    },
    await figure.elementHandle(),
  );
  expect(isOnTop).toBe(true);
});

test('the neighbours of a lender appear without moving what is below them', async ({ page }) => {
  await asAdmin(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/lenders*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/lenders/6');
  const below = page.getByRole('link', { name: /^View as a borrower/ });
  // react-admin shows its progress only after a second.
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
  const before = await below.boundingBox();
  answer();
  await expect(page.getByRole('link', { name: 'Go to next page' })).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});
