import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expectReflow } from '../../checks/touchTargets';
import { codeFor, newNumber } from '../borrower';
import { expect, test } from '../../fixtures/fixtures';
import { storeLanguage } from '../../fixtures/session';

test.use({ viewport: { width: 360, height: 740 } });

const WALKS = [
  {
    language: 'en',
    start: '/',
    title: 'See what a loan really costs, before anyone has your number',
    chip: '₹5 lakh',
    lenders: /^\d+ lenders, APR [\d.]+% – [\d.]+%, fees and GST in it$/,
    check: 'Check who would lend to me',
    question: 'Who would lend to me?',
    none: 'None',
    fits: /^\d+ of \d+ lenders fit so far$/,
    submit: 'Show who would lend',
    missing: 'Choose your score, or “I don’t know”',
    result: /^\d+ lenders? would lend you ₹5,00,000$/,
    best: ['Best APR', 'Lowest EMI', 'Soonest money'],
    own: 'See my own rate',
    send: 'Send code',
    contact: 'Mobile number or e-mail',
  },
  {
    language: 'hi',
    start: '/campusid',
    title: 'अपना नंबर दिए बिना देखें कि लोन पर असल में कितना ख़र्च आएगा',
    chip: '₹5 लाख',
    lenders: /^\d+ लेंडर, APR [\d.]+% – [\d.]+%, शुल्क और GST सहित$/,
    check: 'देखें कि मुझे कौन लोन देगा',
    question: 'मुझे कौन लोन देगा?',
    none: 'कोई नहीं',
    fits: /^अब तक \d+ में से \d+ लेंडर ठीक बैठते हैं$/,
    submit: 'देखें कि कौन लोन देगा',
    missing: 'अपना स्कोर चुनें, या “मुझे नहीं पता”',
    result: /^\d+ लेंडर आपको ₹5,00,000 दे सकते? हैं?$/,
    best: ['सबसे कम APR', 'सबसे कम EMI', 'सबसे जल्दी पैसा'],
    own: 'मेरी दर दिखाएँ',
    send: 'कोड भेजें',
    contact: 'मोबाइल नंबर या ई-मेल',
  },
] as const;

const readCount = async (page: Page, fits: RegExp): Promise<number> => {
  const text = await page.getByRole('status').filter({ hasText: fits }).textContent();
  return Math.min(...(text?.match(/\d+/g) ?? []).map(Number));
};

for (const walk of WALKS)
  test(`a visitor is given the cost, then who would lend, and keeps the answers: ${walk.language}`, async ({
    page,
  }) => {
    await storeLanguage(page, walk.language);
    await page.goto(walk.start);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: walk.title })).toBeVisible();
    await expect(main.getByText(walk.lenders)).toBeVisible();
    const figures = main.getByRole('status').first();
    const before = await figures.textContent();
    await main.getByRole('link', { name: walk.chip }).click();
    await expect(main.getByRole('link', { name: walk.chip })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(figures).not.toHaveText(before ?? '');
    await page.reload();
    await expect(main.getByRole('link', { name: walk.chip })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expectAccessible(page);
    await expectReflow(page, walk.start);

    await main.getByRole('link', { name: walk.check }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(walk.question);
    const fits = main.getByRole('status').filter({ hasText: walk.fits });
    await expect(fits).toBeVisible();
    const all = await readCount(page, walk.fits);
    await main.getByRole('radio').first().check();
    await main.getByRole('button', { name: '₹40,000' }).click();
    await main.getByRole('button', { name: walk.none, exact: true }).click();
    await main.getByRole('button', { name: /^1990/ }).click();
    await main.getByRole('button', { name: '1992', exact: true }).click();
    await expect.poll(() => readCount(page, walk.fits)).toBeLessThan(all);
    await main.getByRole('button', { name: walk.submit }).click();
    await expect(main.getByText(walk.missing)).toBeVisible();
    await expectAccessible(page);
    // The score's band before the last: 700 to 749.
    await main.getByRole('radio').nth(-2).check();
    await main.getByRole('button', { name: walk.submit }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(walk.result);
    for (const best of walk.best) await expect(main.getByText(best)).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, walk.own);

    await page.reload();
    await expect(heading).toHaveText(walk.result);
    await page.goBack();
    await expect(heading).toHaveText(walk.question);
    await expect(main.getByRole('button', { name: '1992', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goForward();
    await expect(heading).toHaveText(walk.result);
    expect(page.url()).not.toMatch(/40000|1992/);

    await main.getByRole('button', { name: walk.own }).click();
    await expect(page).toHaveURL(/\/login$/);
    const mobile = newNumber();
    const contact = page.getByRole('textbox', { name: walk.contact });
    await expect(contact).toHaveAttribute('inputmode', 'tel');
    await contact.fill(mobile);
    // The partner's terms have to be accepted first.
    for (const terms of await page.getByRole('checkbox').all()) await terms.check();
    await page.getByRole('button', { name: walk.send }).click();
    await expect(page).toHaveURL(/\/verification$/);
    const saved = page.waitForResponse(
      (answer) => /\/api\/user\/[^/]+$/.test(answer.url()) && answer.request().method() === 'POST',
    );
    // The address changes a moment before the page.
    const code = page.locator('[autocomplete="one-time-code"]');
    await code.fill(await codeFor(page.request, mobile));
    await code.press('Enter');
    await expect(page).toHaveURL(/\/user\/user-detail/);
    expect((await saved).status()).toBe(200);
    const cookies = new Map(
      (await page.context().cookies()).map(({ name, value }) => [name, value]),
    );
    const profile = await page.request.get(`/api/user/${cookies.get('userId')}`, {
      headers: { authorization: `Bearer ${decodeURIComponent(cookies.get('accessToken') ?? '')}` },
    });
    expect((await profile.json()).data).toMatchObject({
      employment_status_code: 'salaried',
      monthly_income: 40_000,
      emi: 0,
      se_loan_amount: 5_00_000,
    });
  });

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
