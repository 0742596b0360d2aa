import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { codeFor, newNumber } from './borrower';
import { heading, press, tabTo, type } from './borrowerPage';
import { field } from './borrowerProducts';
import { expect, test } from './fixtures';
import { asBorrower } from './session';
import { endSession, throwInPage, under, WORDS } from './underFire';

test.use({ dataSet: 'under fire', serviceWorkers: 'block' });

type Words = (typeof WORDS)[keyof typeof WORDS];

async function enterCode(page: Page, words: Words, contact: string): Promise<void> {
  await expect(field(page, words.code)).toBeVisible();
  await field(page, words.code).fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: words.go }).click();
}

for (const language of ['en', 'hi'] as const) {
  const words = WORDS[language];
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  test(`the whole way with something going wrong at every step, ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const contact = newNumber();
    await page.goto('/');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();

    await test.step('sign-in: the server fails, the page is loaded again', async () => {
      await field(page, words.contact).fill(contact);
      await under(page, ['**/api/send-otp', 'status=500'], async () => {
        await button(page, words.sendCode).click();
        await expect(field(page, words.contact)).toHaveAttribute('aria-invalid', 'true');
      });
      await page.reload();
      await expect(field(page, words.contact)).toHaveValue(contact);
      await button(page, words.sendCode).click();
      await expect(page).toHaveURL(/verification$/);
    });

    await test.step('code: the line drops, someone’s script throws, back and forward', async () => {
      const code = await codeFor(page.request, contact);
      await field(page, words.code).fill(code);
      await under(page, ['**/api/verify-otp', 'drop'], async () => {
        await button(page, words.go).click();
        await expect(field(page, words.code)).toHaveAttribute('aria-invalid', 'true');
      });
      await expect(field(page, words.code)).toHaveValue(code);
      await throwInPage(page);
      await page.goBack();
      await page.goForward();
      await enterCode(page, words, contact);
      await button(page, words.product).click();
    });

    await test.step('person: a reload and the back button lose nothing but the PAN', async () => {
      await field(page, words.firstName).first().fill('अमित');
      await field(page, words.lastName).fill('Sharma');
      await field(page, words.birthDate).fill('27/03/1990');
      await page.getByRole('radio', { name: words.female }).check();
      await throwInPage(page);
      await page.goBack();
      await expect(heading(page, words.products)).toBeVisible();
      await page.goForward();
      await expect(field(page, words.firstName).first()).toHaveValue('अमित');
      await page.reload();
      await expect(field(page, words.firstName).first()).toHaveValue('अमित');
      await expect(field(page, words.birthDate)).toHaveValue('27/03/1990');
      await expect(page.getByRole('radio', { name: words.female })).toBeChecked();
      await field(page, /^PAN/).fill('ABCPD1234E');
      await button(page, words.go).click();
    });

    await test.step('contact and work: back to the step before and on again', async () => {
      await expect(heading(page, words.contactStep)).toBeVisible();
      await field(page, words.email).fill('amit@example.in');
      await field(page, words.address).fill('14, Lake View Road');
      await field(page, words.pincode).fill('560001');
      await page.getByLabel(words.home, { exact: true }).selectOption('owned');
      await page.goBack();
      await expect(field(page, words.lastName)).toHaveValue('Sharma');
      await page.goForward();
      await expect(field(page, words.address)).toHaveValue('14, Lake View Road');
      await button(page, words.go).click();
      await expect(heading(page, words.work)).toBeVisible();
      await page.getByRole('radio', { name: words.salaried }).check();
      await field(page, words.company).fill('Anvaya Software');
      await field(page, words.officePincode).fill('560001');
      await page.getByRole('radio', { name: words.transfer }).check();
      await field(page, words.income).fill('45000');
      await field(page, words.amount).fill('200000');
      await button(page, words.go).click();
      await button(page, words.check).click();
      await expect(heading(page, words.check)).toBeVisible();
    });

    await test.step('consents: an answer of garbage, then the session ends', async () => {
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await under(page, ['**/api/user/*', 'garbage'], async () => {
        await button(page, words.agree).click();
        await expect(heading(page, words.notSaved)).toBeVisible();
      });
      await expect(page.getByText('14, Lake View Road')).toBeVisible();
      await endSession(page);
      await button(page, words.retry).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText(words.ended)).toBeVisible();
      await field(page, words.contact).fill(contact);
      await button(page, words.sendCode).click();
      await enterCode(page, words, contact);
      await expect(page).toHaveURL(/\/user\/user-detail/);
    });

    await test.step('all is still there but the PAN, and the way ends in offers', async () => {
      await page.goto('/user/user-detail');
      await expect(field(page, words.firstName).first()).toHaveValue('अमित');
      await field(page, /^PAN/).fill('ABCPD1234E');
      await button(page, words.go).click();
      await expect(field(page, words.address)).toHaveValue('14, Lake View Road');
      await button(page, words.go).click();
      await expect(field(page, words.income)).toHaveValue('45,000');
      await button(page, words.go).click();
      await button(page, words.check).click();
      await expect(heading(page, words.check)).toBeVisible();
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await under(page, ['**/api/user/*/offers*', 'delay=1500'], async () => {
        await button(page, words.agree).click();
        await expect(heading(page, words.offers)).toBeVisible();
      });
    });
    expect(thrown.filter((message) => message !== 'of nobody')).toEqual([]);
  });

  test(`offers to application with calls that fail, ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await tabTo(page, words.contact);
    await page.keyboard.type('9876543210');
    await press(page, 'Enter');
    await expect(field(page, words.code)).toBeVisible();
    await type(page, words.code, await codeFor(page.request, '9876543210'));
    await press(page, 'Enter');
    await expect(heading(page, words.products)).toBeVisible();
    await under(page, ['**/api/user/*/offers*', 'drop'], async () => {
      await tabTo(page, words.product);
      await press(page, 'Enter');
      await expect(heading(page, words.offersFailed)).toBeVisible();
    });
    await tabTo(page, words.retry);
    await press(page, 'Enter');
    await expect(heading(page, words.offers)).toBeVisible();

    await tabTo(page, words.kfs, page.getByRole('link', { name: words.kfs }).first());
    await press(page, 'Enter');
    await expect(heading(page, words.kfsTitle)).toBeFocused();
    await page.reload();
    await expect(heading(page, words.kfsTitle)).toBeVisible();
    await page.goBack();
    await expect(heading(page, words.offers)).toBeVisible();

    await tabTo(page, words.choose);
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, /./, dialog.getByRole('checkbox'));
    await press(page, 'Space');
    await under(page, ['**/api/user/*/applications', 'status=500'], async () => {
      await tabTo(page, words.apply);
      await press(page, 'Enter');
      await expect(dialog.getByText(words.notSent)).toBeVisible();
    });
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await throwInPage(page);
    await tabTo(page, words.retry, dialog.getByRole('button', { name: words.retry }));
    await press(page, 'Enter');
    await expect(page).toHaveURL(/lenders-transaction|applications/);
    await page.reload();
    await expect(page.locator('[aria-current="step"]').first()).toBeVisible();
  });

  test(`a page that cannot be drawn says so, and comes with the next load, ${language}`, async ({
    page,
  }) => {
    await asBorrower(page, { contact: '9876543210', product: null, language });
    await page.goto('/products');
    await expect(heading(page, words.products)).toBeVisible();
    await page.evaluate(() => {
      const broken = () => {
        throw new Error('no figures today');
      };
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get: broken });
      Intl.NumberFormat.prototype.formatToParts = broken;
    });
    await button(page, words.product).click();
    await expect(heading(page, words.oops)).toBeVisible();
    await expect(page.getByText(words.oopsText)).toBeVisible();
    await expectAccessible(page);
    await button(page, words.reload).click();
    await expect(heading(page, words.offers)).toBeVisible();
  });
}
