import { expectAccessible } from './accessible';
import { enter } from './console';
import { expect, test } from './fixtures';

const consoles = [
  { door: '/admin/login', email: 'admin@demo.in', password: 'Admin@123' },
  { door: '/partner/login', email: 'partner@demo.in', password: 'Partner@123' },
];

for (const { door, email, password } of consoles) {
  test(`${door} and what lies behind it fit a phone`, async ({ page }) => {
    await page.goto(door);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expectAccessible(page);
    await enter(page, email, password);
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
