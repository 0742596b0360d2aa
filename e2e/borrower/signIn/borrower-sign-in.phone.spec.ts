import type { Page } from '@playwright/test';
import { PHONE } from '../../../scripts/browser/phone';
import { expectAccessible } from '../../checks/accessible';
import { askForCode, codeField, codeFor, contactField, newNumber } from '../borrower';
import { chooseLanguage } from '../borrowerPage';
import { holdChunk, holdRequests } from '../../checks/faultInjection';
import { expect, test } from '../../fixtures/fixtures';
import { storeLanguage } from '../../fixtures/session';

test('a borrower signs in by keyboard alone', async ({ page }) => {
  const contact = newNumber();
  await page.goto('/');
  await expect(page).toHaveTitle('Sign in to compare loans | Cedarloop');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await contactField(page).focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(contactField(page)).toHaveAccessibleDescription(
    /Please enter a valid 10 digit mobile number/,
  );
  await expect(contactField(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`+91 ${contact}`);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, contact));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeFocused();
  await expect(page).toHaveURL(/\/products$/);
});

test('a sign-in that succeeds while another page loads does not redirect', async ({ page }) => {
  const contact = newNumber();
  const showTerms = await holdChunk(page, 'PublicPages');
  await askForCode(page, contact);
  await codeField(page).fill(await codeFor(page.request, contact));
  const answer = await holdRequests(page, '**/api/verify-otp');
  const sent = page.waitForRequest('**/api/verify-otp');
  await page.getByRole('button', { name: 'Continue' }).click();
  await sent;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL(/terms-of-use/);
  const profile = page.waitForResponse('**/api/user/*');
  answer();
  // Where a signed-in person is sent next depends on the profile.
  await (await profile).finished();
  showTerms();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await expect(page).toHaveURL(/terms-of-use/);
});

test('a pasted code with a space is accepted; the field asks the phone for the code', async ({
  page,
}) => {
  const contact = newNumber();
  await askForCode(page, contact);
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  const code = await codeFor(page.request, contact);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = `${code.slice(0, 3)} ${code.slice(3)}`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  await codeField(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(codeField(page)).toHaveValue(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('the code is filled in from the SMS where the browser can read it', async ({ page }) => {
  // This browser receives no SMS, so the test stands in for the phone.
  await page.addInitScript(() => {
    const sms = new EventTarget();
    Object.assign(window, { sms, OTPCredential: EventTarget });
    navigator.credentials.get = (options) =>
      new Promise((resolve) => {
        if (!JSON.stringify(options).includes('{"transport":["sms"]}')) return resolve(null);
        const read = (event: Event) => {
          if (event instanceof CustomEvent)
            resolve(Object.assign(event.detail, { id: '', type: 'otp' }));
        };
        sms.addEventListener('code', read);
      });
  });
  const contact = newNumber();
  await askForCode(page, contact);
  await expect(codeField(page)).toBeFocused();
  const code = await codeFor(page.request, contact);
  await page.evaluate(
    (detail) => {
      const sms: unknown = Reflect.get(window, 'sms');
      if (sms instanceof EventTarget) sms.dispatchEvent(new CustomEvent('code', { detail }));
    },
    { code },
  );
  await expect(codeField(page)).toHaveValue(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a code is invalid after five wrong tries, and the next one works', async ({ page }) => {
  await page.clock.install();
  const contact = newNumber();
  await askForCode(page, contact);
  const again = page.getByRole('button', { name: 'Send another code' });
  await expect(again).toBeHidden();
  const right = await codeFor(page.request, contact);
  const wrong = right === '000000' ? '000001' : '000000';
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Enter 6 digits OTP/);
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await codeField(page).fill(wrong);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(left));
  }
  await expectAccessible(page);
  await codeField(page).fill(wrong);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/code no longer works/);
  await codeField(page).fill(right);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/verification$/);
  await page.clock.fastForward(31_000);
  await again.click();
  await expect(page.getByText('We sent a code')).toBeVisible();
  await codeField(page).fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a code expires after ten minutes; the number can be changed', async ({ page }) => {
  await page.clock.install();
  const contact = newNumber();
  await askForCode(page, contact);
  await page.clock.fastForward(10 * 60_000 + 1000);
  await expect(codeField(page)).toHaveAccessibleDescription(/code no longer works/);
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(contactField(page)).toBeVisible();
});

/**
 * The partner's colour, logo and title come first, in both languages; on a desktop the estimate and the form are side
 * by side below them.
 */
async function expectHero(page: Page): Promise<void> {
  const hero = page.locator('main h1').locator('xpath=ancestor::div[1]');
  const estimate = page.getByRole('main').getByRole('status').first();
  for (const language of ['hi', 'en'] as const) {
    await chooseLanguage(page, language);
    await expect(hero.locator('img, svg').first()).toBeVisible();
    await expect(hero).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(hero).toBeInViewport({ ratio: 1 });
  }
  const isBeside = async () => {
    const [left, right] = [await estimate.boundingBox(), await contactField(page).boundingBox()];
    return left !== null && right !== null && right.x >= left.x + left.width;
  };
  await expect.poll(isBeside).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(isBeside).toBe(true);
  await page.setViewportSize(PHONE);
}

test('a partner’s sign-in shows its brand, and its terms must be accepted', async ({ page }) => {
  await page.goto('/campusid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Need Money? Get Instant Credit With Your ID Card!*',
  );
  await expect(page).toHaveTitle(
    'Need Money? Get Instant Credit With Your ID Card!* | Campidar Card',
  );
  await expect(page.getByText('In Partnership With')).toBeVisible();
  await expectHero(page);
  const accept = page.getByRole('checkbox', { name: 'I accept the Terms of use' });
  await expect(accept).not.toBeChecked();
  await contactField(page).fill(newNumber());
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(accept).toBeFocused();
  await expect(accept).toHaveAccessibleDescription(/Accept the terms to get a code/);
  await expectAccessible(page);
  const asked = page.waitForRequest('**/api/send-otp');
  await accept.check();
  await page.getByRole('button', { name: 'Send code' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ partner: 'campusid' });
  await expect(page).toHaveURL(/\/verification$/);
  await page.reload();
  await expect(page.getByText('In Partnership With')).toBeVisible();
  await page.goto('/no-such-partner');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.describe('with rate limits', () => {
  test.use({ dataSet: 'limits', serverEnv: { RATE_LIMITS: 'on', TEST_TOOLS: 'on' } });

  for (const [language, send, fault] of [
    ['en', 'Send code', /We have sent 6 codes in the last hour.* at \d+:\d\d [ap]m\./],
    ['hi', 'OTP भेजें', /हम पिछले एक घंटे में 6 OTP भेज चुके हैं।.* बजे/],
  ] as const)
    test(`after six codes in an hour it is said when the next may be had, ${language}`, async ({
      page,
    }) => {
      const contact = newNumber();
      for (let sent = 0; sent < 6; sent += 1) {
        const answer = await page.request.post('/api/send-otp', { data: { contact } });
        expect(answer.status()).toBe(200);
        await page.request.post('/dev/clock', { data: { advance: '1m' } });
      }
      await storeLanguage(page, language);
      await page.goto('/');
      const field = page.getByRole('textbox');
      await field.fill(contact);
      await page.getByRole('button', { name: send }).click();
      await expect(field).toHaveAccessibleDescription(fault);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(contact);
    });

  test('a new browser signs in, though another at its address has used up six codes', async ({
    page,
    request,
  }) => {
    const contact = newNumber();
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await request.post('/api/send-otp', { data: { contact } })).status()).toBe(200);
      await request.post('/dev/clock', { data: { advance: '1m' } });
    }
    expect((await request.post('/api/send-otp', { data: { contact } })).status()).toBe(429);
    await page.goto('/');
    await contactField(page).fill(contact);
    await page.getByRole('button', { name: 'Send code' }).click();
    await codeField(page).fill(await codeFor(page.request, contact));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/products$/);
  });
});
