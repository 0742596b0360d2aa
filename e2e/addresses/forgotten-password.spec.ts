import { expectNoViolationsIn } from '../checks/accessible';
import { signInToConsole } from '../fixtures/console';
import { expect, test } from '../fixtures/fixtures';
import { linkFor } from '../fixtures/signInLinks';

test.use({ dataSet: 'forgotten password' });

const consoles = [
  { start: '/admin/login', email: 'reports@demo.in', old: 'Admin@123', home: /\/admin\/(?!login)/ },
  {
    start: '/TOPCLIND/partner/login',
    email: 'second@demo.in',
    old: 'Partner@123',
    home: '/partner',
  },
] as const;

for (const { start, email, old, home } of consoles)
  test(`a forgotten password is replaced by a link from ${start}`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) =>
      requested.push(request.url(), request.headers()['referer'] ?? ''),
    );
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(start);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading).toHaveText('Forgot your password?');
    await expect(page).toHaveTitle(/Forgot password/);
    await page.goBack();
    await expect(heading).toHaveText('Sign in');
    await page.goForward();
    const address = page.getByLabel('E-mail');
    await expect(address).toBeFocused();
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Enter your e-mail')).toBeVisible();
    await expectNoViolationsIn(page, 'body');
    await address.fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(heading).toHaveText('Check your e-mail');
    await expect(page.getByRole('status')).toContainText(email);
    await expectNoViolationsIn(page, 'body');
    const link = await linkFor(page.request, email);
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(heading).toHaveText('Sign in');
    expect(new URL(page.url()).pathname).toBe(start);

    await page.goto(link);
    await expect(heading).toHaveText('Set a new password');
    await expect(page.getByRole('main')).toContainText(/\*+.*@demo\.in/);
    await expectNoViolationsIn(page, 'body');
    const wanted = page.getByLabel('New password', { exact: true });
    await wanted.fill('too short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Use at least 12 characters')).toBeVisible();
    await wanted.fill('tidal lantern 62 rope');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(heading).toHaveText('Sign in');
    await expect(page.getByRole('status')).toHaveText(
      'Your new password is saved. Sign in with it.',
    );
    await signInToConsole(page, email, old);
    await expect(page.getByRole('alert')).toContainText(/not right|wrong|incorrect/i);
    await signInToConsole(page, email, 'tidal lantern 62 rope');
    await expect(page).toHaveURL(home);

    await page.goto(link);
    await expect(heading).toHaveText('This link cannot be used');
    await expectNoViolationsIn(page, 'body');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    const secret = new URL(link).hash.slice(1);
    expect(secret.length).toBeGreaterThan(20);
    expect(
      requested.filter((text) => text.includes(secret) && !text.includes(`#${secret}`)),
    ).toEqual([]);
  });
