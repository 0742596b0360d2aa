import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { contactField, newNumber } from '../borrower';
import { heading } from '../borrowerPage';
import { expect } from '../../fixtures/fixtures';
import { listCachedFiles, waitForServiceWorker, test } from '../../fixtures/offline';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'offline' });

const OFFLINE =
  'You are offline. You can go on with the form that is open: we keep what you enter, and a pincode still finds your city. Offers, applications and sending need a connection.';
const OFFLINE_HINDI =
  'आप ऑफ़लाइन हैं। जो फ़ॉर्म खुला है उसे भरते रह सकते हैं: आप जो लिखेंगे वह यहीं रहेगा, और पिनकोड से शहर मिल जाएगा। ऑफ़र, आवेदन और भेजने के लिए कनेक्शन चाहिए।';
const UNREACHABLE = 'We cannot reach our server. We keep what you enter and will keep trying.';

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send code' });

test('a second visit opens offline, says so, and keeps what is typed for later', async ({
  page,
  context,
}) => {
  const number = newNumber();
  await page.goto('/');
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto('/login');
  await expect(heading(page, 'Sign in to compare loans')).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expectAccessible(page);
  await contactField(page).fill(number);
  await sendButton(page).click();
  await expect(contactField(page)).toHaveAccessibleDescription(/Check your connection/);
  await page.reload();
  await expect(contactField(page)).toHaveValue(number);
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await sendButton(page).click();
  await expect(heading(page, 'Enter the code')).toBeVisible();
});

test('the pages can be installed: under the product’s name, or a partner’s on its pages', async ({
  page,
}) => {
  const complaints = async () => {
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    await session.detach();
    // The browser treats a test's window as one without a history.
    const found = installabilityErrors.map(({ errorId }) => errorId);
    return {
      url: new URL(url).pathname,
      errors,
      found: found.filter((id) => id !== 'in-incognito'),
    };
  };
  await page.goto('/');
  const own = { url: '/manifest.webmanifest', errors: [], found: [] };
  await expect.poll(complaints).toEqual(own);
  await page.goto('/campusid');
  await expect(page.getByText('In Partnership With')).toBeVisible();
  const partner = { url: '/manifests/campusid.webmanifest', errors: [], found: [] };
  await expect.poll(complaints).toEqual(partner);
});

test('Hindi opens offline in Hindi and its own letters', async ({ page, context }) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  expect((await listCachedFiles(page)).filter((path) => /devanagari/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect
    .poll(
      async () =>
        (await listCachedFiles(page)).filter((path) => /devanagari.*woff2/.test(path)).length,
    )
    .toBe(1);
  await context.setOffline(true);
  await page.goto('/');
  await expect(heading(page, 'लोन की तुलना करने के लिए साइन इन करें')).toBeVisible();
  await expect(page.getByText(OFFLINE_HINDI)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const letters = await page.evaluate(() =>
    document.fonts.load('16px "Noto Sans Devanagari Variable"', 'लोन').then((all) => all.length),
  );
  expect(letters).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('a partner’s sign-in opens offline in the partner’s brand', async ({ page, context }) => {
  await page.goto('/campusid');
  const title = 'Need Money? Get Instant Credit With Your ID Card!*';
  await expect(heading(page, title)).toBeVisible();
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto('/campusid');
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText('In Partnership With')).toBeVisible();
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveAttribute('href', '/manifests/campusid.webmanifest');
  await page.goto('/');
  await expect(heading(page, title)).toBeVisible();
});

test('the brand and that the page loads show offline before the scripts run', async ({
  page,
  context,
}) => {
  await page.goto('/neemvale');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await waitForServiceWorker(page);
  const readShell = () =>
    page.evaluate(async () => {
      const shell = await caches.match('/shell.html', { ignoreSearch: true });
      return (await shell?.text()) ?? '';
    });
  await expect.poll(readShell).toMatch(/<html lang="hi"[\s\S]*लोड हो रहा है/);
  await context.setOffline(true);
  const offline = await context.newPage();
  // Without scripts the page stays as the first paint shows it.
  const session = await context.newCDPSession(offline);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await offline.goto('/user/applications');
  await expect(offline.getByRole('banner').getByText('Neemvale')).toBeVisible();
  await expect(offline.getByRole('status')).toContainText('लोड हो रहा है');
  await expect(offline).toHaveTitle(/Neemvale/);
});

test('a signed-in person sees offline what is missing; it loads with the connection', async ({
  page,
  context,
}) => {
  await asBorrower(page);
  await page.goto('/user/user-detail');
  const first = page.getByRole('textbox', { name: 'First name' });
  await first.fill('Ashalata');
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Raomani');
  await page.reload();
  await expect(heading(page, 'Your details could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(first).toHaveValue('Ashalata');
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Raomani');
});

test('nothing personal is kept for a visit offline, before and after the logout', async ({
  page,
}) => {
  await asBorrower(page, { contact: '9876543210' });
  await page.goto('/user/offers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForServiceWorker(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ofTheBuild = /^\/(assets\/[\w./-]+|shell\.html)$/;
  expect((await listCachedFiles(page)).filter((path) => !ofTheBuild.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Sign in to compare loans')).toBeVisible();
  expect((await listCachedFiles(page)).filter((path) => !ofTheBuild.test(path))).toEqual([]);
});

test('an unreachable server is announced until it is back', async ({ page, front }) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  await front.shut();
  await page.goto('/');
  await contactField(page).fill(newNumber());
  await sendButton(page).click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await expectAccessible(page);
  // Nobody has used Hindi here and it cannot load offline, so the page stays in English.
  const failed = ['hi', 'hindi', 'shell'].map((name) =>
    page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes(`/assets/${name}-`),
      timeout: 20_000,
    }),
  );
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await Promise.all(failed);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await front.open();
  await expect(page.getByText(UNREACHABLE)).toBeHidden();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(heading(page, 'लोन की तुलना करने के लिए साइन इन करें')).toBeVisible();
});

test('an uncached page says so offline, and loads once the server answers', async ({
  page,
  context,
  front,
}) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('link', { name: 'About us and our lenders' }).click();
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/customer-site');
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  // The phone is online again, but nothing comes through yet.
  await front.shut();
  const failed = page.waitForEvent('requestfailed');
  await context.setOffline(false);
  await failed;
  await front.open();
  await expect(heading(page, 'About us and our lenders')).toBeVisible();
});

test('the service worker does not answer the consoles and the calls', async ({
  page,
  context,
  front,
}) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  await front.shut();
  for (const path of ['/admin/login', '/TOPCLIND/partner/login', '/api/health', '/dev/outbox']) {
    const other = await context.newPage();
    await expect(other.goto(path)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    await other.close();
  }
  await page.goto('/user/offers');
  await expect(heading(page, 'Sign in to compare loans')).toBeVisible();
});

test('the offers say that they need the network, and load with it', async ({ page, context }) => {
  await asBorrower(page, { contact: '9876543210' });
  await page.goto('/user/applications');
  await expect(heading(page, 'Your applications')).toBeVisible();
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('link', { name: 'Compare offers' }).click();
  await expect(heading(page, 'We could not work out your offers')).toBeVisible();
  await expect(page.getByText('You need a connection to see offers')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(heading(page, 'We could not work out your offers')).toBeHidden();
  await expect(heading(page, 'Compare offers')).toBeVisible();
});
