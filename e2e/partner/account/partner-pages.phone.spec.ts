import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { getToken, visitInConsole } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

interface PhonePage {
  path: string;
  heading: string | RegExp;
  /** A text that the page shows once it has loaded. */
  loaded?: string | RegExp;
  /** The button that opens the page's dialog. */
  opens?: string | RegExp;
}

/** The pages of the portal; the specs of what is done on them run on a desktop. */
const PAGES: readonly PhonePage[] = [
  { path: '/product-offering', heading: 'Product Offering', loaded: 'Personal Loans' },
  { path: '/product-offering/personal_loan', heading: 'Personal Loans', loaded: 'Share' },
  { path: '/lender-journey', heading: 'Lender Journey', loaded: 'Aarohan-Credit' },
  { path: '/training-material/eligibility-criteria', heading: 'Eligibility Criteria' },
  { path: '/training-material/courses/2', heading: /./, loaded: 'Links' },
  { path: '/digital-integration', heading: 'Digital Integration', opens: 'Create a key' },
  { path: '/leads', heading: 'Leads', opens: 'Add a lead' },
  { path: '/call-next', heading: 'Call Next' },
  { path: '/upload-leads', heading: 'Upload leads', loaded: 'Drop a file here' },
  { path: '/faqs/customer-queries', heading: 'Customer Queries', loaded: /^\d+ questions$/ },
  { path: '/marketing-support/messaging-content', heading: 'Messaging Content' },
  { path: '/marketing-support/banners-and-creatives', heading: 'Banners and Creatives' },
  { path: '/communication/tech-support', heading: 'Tech Support', opens: 'New ticket' },
  { path: '/referral', heading: 'Referral', loaded: 'Patil Insurance Desk' },
  { path: '/customFunnel', heading: 'Custom Funnel', loaded: 'Headline in English' },
  { path: '/settings', heading: 'Settings', opens: 'Edit the profile' },
];

/** The other tabs of the settings. */
const TABS = [
  { tab: 'Payout account', opens: 'Change the account' },
  { tab: 'Users', opens: 'Invite a user' },
  { tab: 'Security' },
  { tab: 'Notifications', opens: /^Notifications, \d+ unread$/ },
  { tab: 'Brand' },
] as const;

/** The lists whose first record is opened, with its button. */
const RECORDS = [
  { list: 'leads', page: '/leads', opens: 'Add a note' },
  { list: 'tickets', page: '/communication/tickets' },
  { list: 'disputes', page: '/reports/disputes' },
] as const;

/** The lists of records, each with a name on its first card. */
const LISTS = [
  { path: '/prospects', heading: 'Customer Links', card: 'Kavita' },
  { path: '/merchants', heading: 'Merchants', card: 'Neemvale' },
  { path: '/communication/general-query', heading: 'General Query', card: 'Payout of last month' },
  { path: '/applications', heading: 'Applications', card: /^A-[0-9A-Z]{4}-/ },
] as const;

const REPORTS = ['Leads', 'Applications', 'Payouts', 'Disputes'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects the field with a list's order to show its whole text. */
async function expectOrderUncut(page: Page, where: string): Promise<void> {
  const order = page.getByRole('combobox', { name: 'Sort' });
  await expect
    .poll(() => order.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), where)
    .toBeLessThanOrEqual(0);
}

const expectNoOverflow = (page: Page, where: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where)
    .toBeLessThanOrEqual(0);

/** Expects the page, and the dialog that its button opens, to fit and to have no axe violation. */
async function expectFits(page: Page, where: string, opens?: string | RegExp): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page, where);
  if (opens === undefined) return;
  await page.getByRole('button', { name: opens }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog, where).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page, `the dialog of ${where}`);
  await page.keyboard.press('Escape');
  await expect(dialog, where).toBeHidden();
}

test('the lists and the reports fit a phone', async ({ page }) => {
  await asPartner(page);
  await page.goto('/partner');
  await expect(heading(page)).toHaveText('Dashboard');
  for (const { path, heading: name, card } of LISTS) {
    await visitInConsole(page, `/partner${path}`);
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByText(card).first()).toBeVisible();
    await expectOrderUncut(page, path);
    await expectAccessible(page);
  }
  await visitInConsole(page, '/partner/reports');
  const reports = page.getByRole('navigation', { name: 'Reports' });
  for (const name of REPORTS) {
    await reports.getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
    await expectOrderUncut(page, name);
    await expectNoOverflow(page, name);
  }
  await reports.getByRole('link', { name: 'Payouts' }).click();
  await page
    .getByRole('link', { name: /^P-[0-9A-Z]{4}-/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reports\/payouts\/./);
  await expect(page.getByRole('button', { name: 'Payout advice (PDF)' })).toBeVisible();
  await expectAccessible(page);
  await visitInConsole(page, '/partner/reports');
  await expectAccessible(page);
  await page.getByRole('main').locator('[data-id]').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Why this amount' })).toBeVisible();
  await expectFits(page, 'a line of the ledger', 'Dispute this line');
});

test('the sign-in page of a partner’s own address and an invitation fit a phone', async ({
  page,
}) => {
  await page.goto('/tarafin/partner/login');
  await expect(page).toHaveTitle('Partner - Sign in | Taralune Finance');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/partner/invitation');
  await expect(page.getByRole('alert')).toContainText('The link is incomplete');
  await expectAccessible(page);
});

test('the pages and their dialogs fit a phone', async ({ page, request }) => {
  const authorization = `Bearer ${await getToken(request, 'partner', 'partner@demo.in')}`;
  await asPartner(page);
  await page.goto('/partner');
  await expect(heading(page)).toHaveText('Dashboard');
  for (const { path, heading: name, loaded, opens } of PAGES) {
    await visitInConsole(page, `/partner${path}`);
    await expect(heading(page)).toHaveText(name);
    if (loaded !== undefined) await expect(page.getByText(loaded).first()).toBeVisible();
    await expectFits(page, path, opens);
  }
  for (const { tab, ...rest } of TABS) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectFits(page, tab, 'opens' in rest ? rest.opens : undefined);
  }
  for (const { list, page: path, ...rest } of RECORDS) {
    const answer = await request.get(`/api/rest/${list}?range=[0,0]`, {
      headers: { authorization },
    });
    const [record]: { id: string }[] = await answer.json();
    await visitInConsole(page, `/partner${path}/${record?.id}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    await expectFits(page, list, 'opens' in rest ? rest.opens : undefined);
  }
});
