import type { Page } from '@playwright/test';
import { codeFor, newNumber, getPan } from '../borrower';
import { expectAccessible, heading, moveInHistory, press, tabTo, type } from '../borrowerPage';
import { field } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { storeLanguage } from '../../fixtures/session';
import { type StepTexts, STEP_TEXTS } from '../../faults/stepTexts';

test.use({ dataSet: 'keyboard' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Reaches a control by Tab, past a long list if need be, and presses Enter. */
async function enter(page: Page, name: string | RegExp, exactly = button(page, name).first()) {
  await tabTo(page, name, exactly, 150);
  await press(page, 'Enter');
}

async function tick(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await press(page, 'Space');
}

async function signIn(page: Page, words: StepTexts, contact: string): Promise<void> {
  await type(page, words.contact, contact);
  await press(page, 'Enter');
  await expect(field(page, words.code)).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, contact));
  await press(page, 'Enter');
  await expect(heading(page, words.products)).toBeFocused();
}

async function fillProfile(page: Page, words: StepTexts): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await type(page, words.amount, '200000');
  await tabTo(page, words.term);
  await press(page, 'ArrowDown');
  await expect(page.getByLabel(words.term)).not.toHaveValue('');
  await tabTo(page, words.purpose);
  await press(page, 'ArrowDown');
  await expect(page.getByLabel(words.purpose)).not.toHaveValue('');
  await tick(page, words.salaried);
  await type(page, words.income, '45000');
  await tabTo(page, words.firstName, field(page, words.firstName).first());
  await page.keyboard.type('अमित');
  await type(page, words.lastName, 'शर्मा');
  await type(page, words.birthDate, '27031990');
  await type(page, /^PAN/, getPan(newNumber()).toLowerCase());
  await tick(page, words.bureau);
  await enter(page, words.agree);
}

/** Answers what the chosen lender needs, and comes back to the choice. */
async function fillForLender(page: Page, words: StepTexts): Promise<void> {
  await enter(page, words.answer, page.getByRole('link', { name: words.answer }));
  await expect(heading(page, words.needs)).toBeFocused();
  await type(page, words.email, 'amit@example.in');
  await type(page, words.address, '14, Lake View Road');
  await type(page, words.pincode, '560001');
  await tabTo(page, words.home);
  await press(page, 'ArrowDown');
  await expect(page.getByLabel(words.home, { exact: true })).not.toHaveValue('');
  await type(page, words.company, 'Anvaya Software');
  await type(page, words.officePincode, '560001');
  await tick(page, words.transfer);
  await tick(page, words.female);
  await enter(page, words.save);
}

for (const language of ['en', 'hi'] as const)
  test(`from the sign-in to an application by keyboard alone, ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    const words = STEP_TEXTS[language];
    await storeLanguage(page, language);
    await page.goto('/');
    // `borrower-profile.phone.spec.ts` fills in the English form by keyboard.
    await signIn(page, words, language === 'hi' ? newNumber() : '9876543210');
    await enter(page, words.product);
    if (language === 'hi') await fillProfile(page, words);
    await expect(heading(page, words.offers)).toBeVisible();

    for (const index of [0, 1]) {
      await tabTo(page, words.pick, page.getByRole('checkbox', { name: words.pick }).nth(index));
      await press(page, 'Space');
    }
    // The bar follows all offers; a second selected offer has a link to it, one Tab away.
    const onward = page.getByRole('button', { name: words.onward });
    await expect(onward).toHaveCount(2);
    await press(page, 'Tab');
    await expect(onward.last()).toBeFocused();
    if (language === 'en') await expectAccessible(page);
    await press(page, 'Enter');
    await expect(heading(page, words.sideBySide)).toBeFocused();
    await enter(page, words.kfs, page.getByRole('link', { name: words.kfs }).first());
    await expect(heading(page, words.kfsTitle)).toBeFocused();
    await moveInHistory(page, -1);
    await expect(heading(page, words.sideBySide)).toBeVisible();
    await enter(page, words.choose);
    const dialog = page.getByRole('dialog');
    if (language === 'hi') await fillForLender(page, words);
    await tabTo(page, /./, dialog.getByRole('checkbox'));
    await press(page, 'Space');
    // The form leads back to the open dialog, so in Hindi no button has opened it that could get the focus.
    if (language === 'en') {
      await press(page, 'Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page, words.choose).first()).toBeFocused();
      await press(page, 'Enter');
    }
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await enter(page, words.apply);
    await expect(page).toHaveURL(/lenders-transaction/);
    await expect(page.locator('[aria-current="step"]').first()).toBeVisible();
  });
