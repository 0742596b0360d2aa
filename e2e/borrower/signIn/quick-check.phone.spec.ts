import { expectAccessible } from '../../checks/accessible';
import { newNumber } from '../borrower';
import { expect, test } from '../../fixtures/fixtures';

test.describe('before the script', () => {
  test.use({ javaScriptEnabled: false });

  test('the cost is on the page, and a chip changes it', async ({ page }) => {
    for (const start of ['/', '/campusid']) {
      await page.goto(start);
      const figures = page.getByRole('main').getByRole('status').first();
      await expect(figures).toContainText('fees and GST in it');
      await expect(figures.getByRole('listitem')).toHaveCount(3);
      const before = await figures.textContent();
      await page.getByRole('link', { name: '₹50,000' }).click();
      await expect(page.getByRole('link', { name: '₹50,000' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(figures).not.toHaveText(before ?? '');
      await page.getByRole('link', { name: '12 months' }).click();
      await expect(page.getByRole('link', { name: '₹50,000' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    }
  });
});

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered Hindi in Hindi on every page before the sign-in, and asked once', async ({
    page,
  }) => {
    const offer = page.locator('#hindi-offer');
    for (const path of ['/', '/login', '/terms-of-use', '/quick-check']) {
      await page.goto(path);
      await expect(offer).toBeVisible();
    }
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'हिन्दी में देखें' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('मुझे कौन लोन देगा?');
    await expect(offer).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who would lend to me?');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who would lend to me?');
    await expect(offer).toBeHidden();
  });
});

test('a press before the script runs is answered at once', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Mobile number or e-mail' }).fill(newNumber());
  const bar = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::before').animationName);
  expect(await bar()).toBe('none');
  await page.getByRole('button', { name: 'Send code' }).click();
  expect(await bar()).not.toBe('none');
  release();
  await expect(page).toHaveURL(/\/verification$/);
  await expect.poll(bar).toBe('none');
});
