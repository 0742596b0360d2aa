import type { Page } from '@playwright/test';
import { expectAccessible, expectSettled } from '../../checks/accessible';
import { expectNoCookies, listMenuNames, getToken, visitInConsole } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

/** The pages that the menu does not name; the first record of each list is opened besides. */
const BESIDE_MENU = [
  '/product-offering/personal_loan',
  '/reports/leads',
  '/reports/applications',
  '/reports/payouts',
  '/reports/disputes',
  '/marketing-support/messaging-content',
  '/marketing-support/banners-and-creatives',
  '/communication/tech-support',
  '/communication/general-query',
  '/faqs/customer-queries',
  '/faqs/dsa-queries',
];

const TABS = ['Payout account', 'Users', 'Security', 'Notifications', 'Brand'];

const RECORDS = [
  { list: 'leads', page: '/leads' },
  { list: 'payouts', page: '/reports/payouts' },
  { list: 'disputes', page: '/reports/disputes' },
  { list: 'tickets', page: '/communication/tickets' },
];

/** A button that changes nothing: it searches, sorts, checks, shows, copies or saves a file. */
const READS =
  /^(Yesterday|Last|This Month|Custom Range|Disbursal date|Application date|Show as table|Views|Columns|Compact rows|Export|Page|Go to|Copy|Statement|Download|Save P(NG|DF)|Payout advice|curl|JavaScript|Python|Sort|Search|Add filter|Clear|Check$)/;

const LANGUAGE = /^(English|हिन्दी)$/;

/** The names of the buttons of the page that can be pressed and are not known to change nothing; a heading of a column sorts. */
const writingButtons = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('button', { disabled: false })
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.closest('th'))
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    )
    .then((names) => names.filter((name) => !READS.test(name.trim()) && !LANGUAGE.test(name)));

test('a read-only masquerade says so on every page, and no button writes', async ({
  page,
  request,
}) => {
  const admin = await getToken(request, 'admin', 'admin@demo.in');
  const reason = 'The partner does not find its payout';
  const begun = await request.post('/api/partner/masquerade', {
    headers: { authorization: `Bearer ${admin}` },
    data: { partner_id: 1, reason },
  });
  const { token }: { token: string } = await begun.json();
  const headers = { authorization: `Bearer ${token}` };
  await asPartner(page);
  const { origin } = new URL(begun.url());
  await page.context().addCookies(
    Object.entries({ partnerToken: token, masquerade: '1' }).map(([name, value]) => ({
      name,
      value,
      url: origin,
      sameSite: 'Strict' as const,
    })),
  );
  const records = await Promise.all(
    RECORDS.map(async ({ list, page: path }) => {
      const rows: { id: string }[] = await (
        await request.get(`/api/rest/${list}?range=[0,0]`, { headers })
      ).json();
      return `${path}/${rows[0]?.id}`;
    }),
  );
  const written: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'GET') written.push(`${sent.method()} ${sent.url()}`);
  });

  await page.goto('/partner');
  const banner = page.getByRole('complementary', { name: 'Acting as a partner' });
  const expectNothingToWrite = async (path: string): Promise<void> => {
    await expect(banner, path).toContainText('You can view everything but change nothing.');
    await expect(banner, path).toContainText(`Reason: ${reason}. Ends on `);
    await expectSettled(page);
    await expect.poll(() => writingButtons(page), path).toEqual([]);
  };
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of await listMenuNames(page)) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectNothingToWrite(name);
  }
  for (const path of [...BESIDE_MENU, ...records]) {
    await visitInConsole(page, `/partner${path}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    await expectNothingToWrite(path);
  }
  await visitInConsole(page, '/partner/settings');
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectNothingToWrite(name);
  }
  expect(written).toEqual([]);
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?callback=%2Fadmin%2Fmerchant-management$/);
});

test('an admin who acts as a partner sees a banner with the way back', async ({
  page,
  context,
  baseURL,
}) => {
  await asPartner(page);
  await page.goto('/partner');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByText('Masquerade')).toHaveCount(0);
  await context.addCookies([{ name: 'masquerade', value: '1', url: baseURL ?? '' }]);
  await page.reload();
  const banner = page.getByRole('complementary', { name: 'Acting as a partner' });
  await expect(banner).toContainText(
    'You are acting as Cedarloop. You can view everything but change nothing.',
  );
  await expectAccessible(page);
  await context.addCookies([{ name: 'masqueradeWrite', value: '1', url: baseURL ?? '' }]);
  // A call that the server refuses after the exit does not lead elsewhere.
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/partner/summary**', async (route) => {
    await held;
    await route.continue();
  });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.route('**/admin/merchant-management', async (route) => {
    answer();
    await refused;
    await route.continue();
  });
  await page.reload();
  await expect(banner).toContainText('Your changes are recorded under your name.');
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?callback=%2Fadmin%2Fmerchant-management$/);
  await expectNoCookies(context, 'partnerToken', 'masquerade', 'masqueradeWrite');
});
