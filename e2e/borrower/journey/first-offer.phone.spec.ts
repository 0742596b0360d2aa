import type { Locator, Page } from '@playwright/test';
import { codeFor, getPan, newNumber } from '../borrower';
import { expectAccessible, heading } from '../borrowerPage';
import { field } from '../borrowerProducts';
import {
  bureauBox,
  expectAnswers,
  fillAnswers,
  FOR_LENDER,
  FOR_OFFERS,
  panField,
} from '../profileWalk';
import { expect, test } from '../../fixtures/fixtures';
import { storeLanguage } from '../../fixtures/session';
import { STEP_TEXTS } from '../../faults/stepTexts';

test.use({ dataSet: 'first offer', viewport: { width: 360, height: 740 } });

const MOST_QUESTIONS = 16;
const MOST_PAGES = 4;

/** Counts what a form asks for: a group of radio buttons is one question, and so is a name with its box for one name. */
async function countQuestions(form: Locator): Promise<number> {
  const visible = (role: Parameters<Locator['getByRole']>[0]) =>
    form.getByRole(role).filter({ visible: true }).count();
  const groups = await form
    .getByRole('radiogroup')
    .or(form.locator('fieldset'))
    .filter({ visible: true })
    .count();
  const boxes = await form
    .locator('input[type=checkbox]:not([name=one_name])')
    .filter({ visible: true })
    .count();
  return (await visible('textbox')) + (await visible('combobox')) + groups + boxes;
}

const formWith = (page: Page, control: Locator): Locator =>
  page.locator('form').filter({ has: control });

for (const language of ['en', 'hi'] as const)
  test(`the first own offer after 16 questions on 4 pages, and the lender's questions after the choice, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const words = STEP_TEXTS[language];
    const hasOneName = language === 'hi';
    const contact = newNumber();
    const asked: number[] = [];
    const note = async (control: Locator) => {
      await expect(control).toBeVisible();
      asked.push(await countQuestions(formWith(page, control)));
    };
    await storeLanguage(page, language);
    await page.goto('/');
    await note(field(page, words.contact));
    await field(page, words.contact).fill(contact);
    await page.getByRole('button', { name: words.sendCode }).click();
    await note(field(page, words.code));
    await field(page, words.code).fill(await codeFor(page.request, contact));
    await page.getByRole('button', { name: words.go }).click();
    await expect(heading(page, words.products)).toBeVisible();
    asked.push(1);
    await page.getByRole('button', { name: words.product }).click();
    await note(panField(page));
    expect(asked).toHaveLength(MOST_PAGES);
    expect(asked.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_QUESTIONS);

    await fillAnswers(page, words, FOR_OFFERS);
    if (hasOneName) await page.getByRole('checkbox', { name: words.oneName }).check();
    await panField(page).fill(getPan(contact));
    await bureauBox(page, words).check();
    if (language === 'en') await expectAccessible(page);
    await page.getByRole('button', { name: words.agree }).click();
    await expect(heading(page, words.offers)).toBeVisible();
    // The offers are for the tenure that was asked for.
    await expect(page.getByRole('button', { name: /₹2,00,000 · 36 / })).toBeVisible();

    await page.getByRole('button', { name: words.choose }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: words.answer }).click();
    await expect(heading(page, words.needs)).toBeVisible();
    await expect(page.getByRole('button', { name: words.agree })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    await fillAnswers(page, words, FOR_LENDER);
    await page.reload();
    await expectAnswers(page, words, FOR_LENDER);
    await page.getByRole('button', { name: words.save }).click();

    // Back at the choice, which is open as it was.
    await expect(page).toHaveURL(/\/user\/offers\?take=/);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: words.apply }).click();
    await expect(page).toHaveURL(/lenders-transaction/);
    if (!hasOneName) return;
    await page.getByRole('button', { name: words.menu }).click();
    await expect(page.getByRole('dialog').getByText('अमित', { exact: true })).toBeVisible();
  });
