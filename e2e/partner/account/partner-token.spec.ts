import type { Page } from '@playwright/test';
import { withFault } from '../../checks/faultInjection';
import { moveInHistory } from '../../borrower/borrowerPage';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

test('a change of path checks the token once, a change of the query does not', async ({ page }) => {
  await asPartner(page);
  await page.goto('/partner');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/partner/get-revenue')) checks += 1;
  });
  const heading = page.getByRole('heading', { level: 1 });
  const expectChecks = async (name: string, count: number): Promise<void> => {
    await expect(heading).toHaveText(name);
    await expect.poll(() => checks, name).toBe(count);
  };
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expectChecks('Leads', 1);
  await page.getByLabel('Search by name').fill('A');
  await expect(page).toHaveURL(/filter=.*%22A%22/);
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'FAQs', exact: true }).click();
  await expectChecks('FAQs', 2);
  await moveInHistory(page, -1);
  await expectChecks('Leads', 3);
  await moveInHistory(page, 1);
  await expectChecks('FAQs', 4);
  await page.getByRole('link', { name: 'FAQs', exact: true }).first().click();
  await page.getByRole('link', { name: 'Merchants', exact: true }).click();
  await expectChecks('Merchants', 5);

  // What was open stays until the next page is there, however long the check takes.
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/partner/get-revenue', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Referral', exact: true }).click();
  await expectChecks('Referral', 6);
  await expect(page.getByRole('region', { name: 'Your link' })).toBeVisible();
  answer();
});

const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'check your session' });

test('a tap without a network keeps the session, and the portal checks again by itself', async ({
  page,
  context,
}) => {
  await asPartner(page);
  await page.goto('/partner');
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('partnerToken');
  await context.setOffline(false);
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

for (const [fault, status] of [
  ['status=500', 500],
  ['status=429', 429],
] as const)
  test(`a check answered with ${status} keeps the session until Try again succeeds`, async ({
    page,
  }) => {
    await asPartner(page);
    await page.goto('/partner');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await withFault(page, ['**/api/partner/get-revenue', fault], async () => {
      await page.getByRole('link', { name: 'Leads', exact: true }).click();
      await expect(bar(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
    });
    await bar(page).getByRole('button', { name: 'Try again' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  });

test('a portal that opens while the server fails says so and opens by itself later', async ({
  page,
}) => {
  await page.clock.install();
  await asPartner(page);
  await withFault(page, ['**/api/partner/get-revenue', 'status=503'], async () => {
    await page.goto('/partner/leads');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
  });
  await page.clock.runFor('00:05');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
});

test('a check answered with 401 ends the session', async ({ page }) => {
  await asPartner(page);
  await page.goto('/partner');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await withFault(page, ['**/api/partner/get-revenue', 'status=401'], async () => {
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await expect(page).toHaveURL(/\/partner\/login/);
  });
});
