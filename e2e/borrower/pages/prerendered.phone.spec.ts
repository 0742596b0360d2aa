import { getBrand, toOwnBrand } from '@marketplace/shared/branding';
import { formatRupees } from '@marketplace/shared/format';
import type { Page } from '@playwright/test';
import { readShift, watchShifts } from '../../checks/layoutShift';
import { contactField, newNumber, signInBorrower } from '../borrower';
import { expect, test } from '../../fixtures/fixtures';
import { storeLanguage } from '../../fixtures/session';

test.use({ dataSet: 'prerendered' });

const PARTNER = { email: 'second@demo.in', password: 'Partner@123' };
const SCRIPTS = '**/assets/*.js';

/** Holds a page's scripts until the test calls the returned function. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

const PAGES = [
  ['/', 'en', 'Sign in to compare loans', 'Cedarloop'],
  ['/login', 'hi', 'लोन की तुलना करने के लिए साइन इन करें', 'Cedarloop'],
  ['/campusid', 'en', 'Need Money? Get Instant Credit With Your ID Card!*', 'Campidar Card'],
  ['/campusid', 'hi', 'पैसों की ज़रूरत है? अपने ID कार्ड से तुरंत क्रेडिट पाएँ!*', 'Campidar Card'],
  ['/raatri', 'en', 'Sign in to compare loans', 'Raatrivon'],
  ['/terms-of-use?partner=CAMPUSID', 'en', 'Terms of use', 'Cedarloop'],
  ['/privacy-policy', 'hi', 'गोपनीयता और कुकीज़', 'Cedarloop'],
  ['/rates', 'en', 'What lenders charge today', 'Cedarloop'],
  ['/guides/apr', 'hi', 'APR क्या है', 'Cedarloop'],
  ['/customer-site', 'en', 'About us and our lenders', 'Cedarloop'],
  ['/customer-site', 'hi', 'हमारे और हमारे लेंडरों के बारे में', 'Cedarloop'],
  ['/create-merchant-form/campusid', 'en', 'Work with Campidar Card', 'Campidar Card'],
  ['/create-merchant-form/campusid', 'hi', 'Campidar Card के साथ काम करें', 'Campidar Card'],
] as const;

for (const [path, language, heading, brand] of PAGES)
  test(`${path} in ${language} is complete before its scripts load and does not change when they run`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await storeLanguage(page, language);
    await watchShifts(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} | ${brand}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const accent = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
      );
    const colour = await accent();
    await title.evaluate((node) => node.setAttribute('data-first', ''));
    release();
    await title.evaluate(
      (node) =>
        new Promise<void>((resolve) => {
          const look = () =>
            Object.keys(node).some((key) => key.startsWith('__reactProps$'))
              ? requestAnimationFrame(() => resolve())
              : requestAnimationFrame(look);
          look();
        }),
    );
    await expect(title).toHaveAttribute('data-first', '');
    expect(await accent()).toBe(colour);
    // A font shifts its text when it loads, so all fonts have to be loaded first.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await readShift(page)).toBeLessThan(0.02);
    expect(errors).toEqual([]);
  });

test('the sign-in page does not load again the styles that it holds', async ({ page }) => {
  // The build's loader names a chunk's styles before it asks for its script.
  const script = page.waitForResponse('**/assets/estimate-*.js');
  await page.goto('/campusid');
  await script;
  await expect(page.locator('link[rel="stylesheet"][href*="/estimate-"]')).toHaveAttribute(
    'disabled',
  );
});

test('a visitor in Hindi asks for the Hindi scripts beside the first script', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const named = page.locator('meta[name="hindi-scripts"]');
  await expect(named).toHaveAttribute('content', /translations/);
  const scripts = (await named.getAttribute('content'))?.split(' ') ?? [];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(scripts));
});

test('a page in Hindi renews the cookie of the language on each visit', async ({
  page,
  context,
}) => {
  await storeLanguage(page, 'hi');
  const getCookie = async () => (await context.cookies()).find(({ name }) => name === 'language');
  expect(await getCookie()).toMatchObject({ value: 'hi', expires: -1 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES[1][2]);
  await expect
    .poll(async () => (await getCookie())?.expires)
    .toBeGreaterThan(364 * 86_400 + Date.now() / 1000);
  expect(await getCookie()).toMatchObject({ value: 'hi', path: '/', sameSite: 'Lax' });
});

test('the terms name the partner by the brand that it has set, before their scripts and after', async ({
  page,
  request,
}) => {
  const { token } = await (await request.post('/api/partner/login', { data: PARTNER })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await request.get('/api/partner/brand', { headers })).json();
  const looks = { ...toOwnBrand(getBrand('TARAFIN')), name: 'Saffron Credit' };
  const saved = await request.post('/api/partner/brand', {
    headers,
    data: { ...looks, version: data.version },
  });
  expect(saved.status()).toBe(200);

  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const release = await holdScripts(page);
  await page.goto('/terms-of-use?partner=TARAFIN', { waitUntil: 'commit' });
  const sentence = page.getByText('in partnership with Saffron Credit');
  await expect(sentence).toBeVisible();
  await sentence.evaluate((node) => node.setAttribute('data-first', ''));
  const asked = page.waitForResponse('**/api/get-partner-by-name/TARAFIN');
  release();
  await asked;
  await expect(sentence).toHaveAttribute('data-first', '');
  expect(errors).toEqual([]);
});

test('input sent before the scripts load is neither lost nor put into the address', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/campusid', { waitUntil: 'commit' });
  const number = newNumber();
  await contactField(page).fill(number);
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('button', { name: 'Send code' }).click();
  expect(page.url()).not.toContain(number);
  release();
  await expect(page).toHaveURL(/\/verification$/);
});

test('a signed-in visitor sees the brand and that the page loads before the scripts do', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await signInBorrower(page, newNumber(), '/neemvale');
  await page.context().addCookies([{ name: 'language', value: 'hi', url: baseURL ?? '' }]);
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  const release = await holdScripts(page);
  await page.goto('/user/applications', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByText('Neemvale')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('लोड हो रहा है');
  await expect(page).toHaveTitle(/Neemvale/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('no cache stores pages for another visitor, and they follow language, partner and lenders', async ({
  request,
}) => {
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(path, { headers });
    expect(answer.status()).toBe(200);
    return { headers: answer.headers(), html: await answer.text() };
  };
  const plain = await open('/');
  expect(plain.headers['cache-control']).toBe('private, no-cache');
  expect(plain.headers['vary']).toMatch(/Cookie/);
  expect(plain.headers['vary']).toMatch(/Accept-Encoding/);
  const again = await request.get('/', {
    headers: { 'if-none-match': plain.headers['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  const readHighestEmi = async () => {
    const { data } = await (await request.get('/api/loan-estimate')).json();
    return formatRupees(data.emi_max, 'en', 'never');
  };
  const emi = await readHighestEmi();
  expect(plain.html).toContain(emi);

  expect((await open('/', { cookie: 'language=hi' })).html).toContain('<html lang="hi"');
  expect((await open('/', { cookie: 'urlSegment=neemvale' })).html).toContain('Neemvale');
  expect((await open('/', { cookie: 'urlSegment=nobody' })).html).not.toContain(
    ' data-prerendered="',
  );
  expect((await open('/', { cookie: 'accessToken=x' })).html).not.toContain(' data-prerendered="');
  expect((await open('/', { cookie: 'urlSegment="><script>' })).html).not.toContain('"><script>');
  expect((await open('/')).html).toBe(plain.html);

  const login = { email: 'admin@demo.in', password: 'Admin@123' };
  const { token } = await (await request.post('/api/admin/login', { data: login })).json();
  const { data } = await (await request.get('/api/public-lenders')).json();
  const saved = await request.post('/api/update-lender-data', {
    headers: { authorization: `Bearer ${token}` },
    data: { lender_id: data[0].lender_id, property: 'apr_max', value: 3.5 },
  });
  expect(saved.status()).toBe(200);
  const raised = await readHighestEmi();
  expect(raised).not.toBe(emi);
  expect((await open('/')).html).toContain(raised);
  expect((await open('/campusid')).html).toContain(raised);
});
