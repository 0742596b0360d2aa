import type { Page } from '@playwright/test';
import type { StepTexts } from '../faults/stepTexts';
import { expect } from '../fixtures/fixtures';

// The one walk through the profile form: what offers need, and what the chosen lender needs.

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();
const list = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

interface Answers {
  texts: (words: StepTexts) => ReadonlyArray<readonly [string, input: string, shown?: string]>;
  lists: (words: StepTexts) => ReadonlyArray<readonly [string, string]>;
  choices: (words: StepTexts) => readonly string[];
}

/** The questions before the first own offer, but for the PAN and the consent. */
export const FOR_OFFERS: Answers = {
  lists: (words) => [
    [words.term, '36'],
    [words.purpose, 'medical'],
  ],
  choices: (words) => [words.salaried],
  texts: (words) => [
    [words.amount, '200000', '2,00,000'],
    [words.income, '45000', '45,000'],
    [words.firstName, 'अमित'],
    [words.lastName, 'Sharma'],
    [words.birthDate, '27/03/1990'],
  ],
};

/** The questions of the lender that the person has chosen. */
export const FOR_LENDER: Answers = {
  lists: (words) => [[words.home, 'owned']],
  choices: (words) => [words.female, words.transfer],
  texts: (words) => [
    [words.email, 'amit@example.in'],
    [words.address, '14, Lake View Road'],
    [words.pincode, '560001'],
    [words.company, 'Anvaya Software'],
    [words.officePincode, '560001'],
  ],
};

export async function fillAnswers(page: Page, words: StepTexts, answers: Answers): Promise<void> {
  for (const name of answers.choices(words)) await choice(page, name).check();
  for (const [name, value] of answers.lists(words)) await list(page, name).selectOption(value);
  for (const [name, input] of answers.texts(words)) await field(page, name).fill(input);
}

export async function expectAnswers(page: Page, words: StepTexts, answers: Answers): Promise<void> {
  for (const name of answers.choices(words)) await expect(choice(page, name)).toBeChecked();
  for (const [name, value] of answers.lists(words))
    await expect(list(page, name)).toHaveValue(value);
  for (const [name, input, shown = input] of answers.texts(words))
    await expect(field(page, name)).toHaveValue(shown);
}

export const panField = (page: Page) => field(page, /^PAN/);
export const bureauBox = (page: Page, words: StepTexts) =>
  page.getByRole('checkbox', { name: words.bureau });
