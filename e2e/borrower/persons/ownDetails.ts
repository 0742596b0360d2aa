import type { Locator, Page } from '@playwright/test';
import { codeFor, getPan, signInHere } from '../borrower';
import { chooseLanguage, heading } from '../borrowerPage';
import { field } from '../borrowerProducts';
import { bureauBox, expectAnswers, fillAnswers, FOR_LENDER, panField } from '../profileWalk';
import { expectWholePage, expectWords } from '../../checks/wholePage';
import { STEP_TEXTS } from '../../faults/stepTexts';
import { expect } from '../../fixtures/fixtures';
import { readProfile } from './answersOfServer';
import { sayIn, type Words } from './words';

const MOST_QUESTIONS = 16;

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

/** Signs in from the open page, and notes how much each of its pages asks for. */
async function signIn(page: Page, { steps }: Words, contact: string): Promise<number> {
  const form = (control: Locator) => page.locator('form').filter({ has: control });
  const number = field(page, steps.contact);
  await expect(number).toHaveAttribute('inputmode', 'tel');
  const first = await countQuestions(form(number));
  await number.fill(contact);
  // The partner's terms have to be accepted first.
  for (const terms of await page.getByRole('checkbox').all()) await terms.check();
  await page.getByRole('button', { name: steps.sendCode }).click();
  const code = field(page, steps.code);
  await expect(code).toBeVisible();
  const second = await countQuestions(form(code));
  await code.fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: steps.go }).click();
  await expect(panField(page)).toBeVisible();
  return first + second + (await countQuestions(form(panField(page))));
}

/**
 * Signs in and answers what offers need. What the quick check was told is there already, also in the form that was begun
 * before, and so is the name that was typed there.
 */
export async function giveDetails(page: Page, words: Words, contact: string): Promise<void> {
  const { steps } = words;
  // Who came without a quick check chose the product, too.
  expect((await signIn(page, words, contact)) + 1).toBeLessThanOrEqual(MOST_QUESTIONS);
  await expect(field(page, steps.firstName).first()).toHaveValue('अमित');
  await expect(field(page, steps.amount)).toHaveValue('3,00,000');
  await expect(page.getByLabel(steps.term, { exact: true })).toHaveValue('36');
  await expect(page.getByRole('radio', { name: steps.salaried, exact: true })).toBeChecked();
  await expect(field(page, steps.income)).toHaveValue('40,000');
  expect((await readProfile(page)).monthly_income).toBe(40_000);
  await page.getByLabel(steps.purpose, { exact: true }).selectOption('medical');
  await field(page, steps.lastName).fill('Sharma');
  await field(page, steps.birthDate).fill('27/03/1990');
  await panField(page).fill(getPan(contact));
  await bureauBox(page, words.steps).check();
  await expectWholePage(page, words.language, '/user/user-detail');
  await page.getByRole('button', { name: steps.agree }).click();
}

/** Fills in what is missing of the details, which are the name and the PAN of somebody with one name. */
export async function giveOneName(page: Page, words: Words, contact: string): Promise<void> {
  const { steps } = words;
  await page.goto('/user/user-detail');
  await field(page, steps.firstName).first().fill('आशा');
  await panField(page).fill(getPan(contact));
  await bureauBox(page, steps).check();
  await page.getByRole('button', { name: steps.agree }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  for (const language of ['hi', words.language] as const) {
    await chooseLanguage(page, language);
    const box = page.getByRole('checkbox', { name: STEP_TEXTS[language].oneName });
    await box.setChecked(language === words.language);
    await expectWholePage(page, language, 'one name');
  }
  await page.getByRole('button', { name: steps.agree }).click();
  await expect(heading(page, steps.offers)).toBeVisible();
  await page.getByRole('button', { name: steps.menu }).click();
  await expect(page.getByRole('dialog').getByText('आशा', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Signs in on a second device, and goes on with what the first one keeps. */
export async function goOn(page: Page, words: Words, contact: string): Promise<void> {
  const english = sayIn('en');
  await page.goto('/login');
  await signInHere(page, contact);
  await expect(heading(page, english.steps.products)).toBeVisible();
  await expect(page.getByText(english.open('draft.left', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(heading(page, words.steps.products)).toBeVisible();
  await expect(page.getByText(words.open('draft.left', { count: 1 }))).toBeVisible();
  await expectWholePage(page, words.language, 'what is begun');
  await page.getByRole('link', { name: words.open('draft.personal') }).click();
  await expect(page).toHaveURL(/\/user\/user-detail$/);
  await expect(field(page, words.steps.firstName).first()).toHaveValue('Asha');
  await expect(field(page, words.steps.amount)).toHaveValue('3,00,000');
  await panField(page).fill(getPan(contact));
  await bureauBox(page, words.steps).check();
  await page.getByRole('button', { name: words.steps.agree }).click();
}

/** Answers what the chosen lender needs, and comes back to the open choice. */
export async function answerLender(page: Page, { steps, language }: Words): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: steps.answer }).click();
  await expect(heading(page, steps.needs)).toBeVisible();
  await expect(page.getByRole('button', { name: steps.agree })).toBeHidden();
  await expectWords(page, language, 'what the lender needs');
  await page.getByRole('button', { name: steps.save }).click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await fillAnswers(page, steps, FOR_LENDER);
  await page.reload();
  await expectAnswers(page, steps, FOR_LENDER);
  await page.getByRole('button', { name: steps.save }).click();
  await expect(page).toHaveURL(/\/user\/offers\?take=/);
}
