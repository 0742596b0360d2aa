import { getPan } from '../borrower/borrower';
import { heading } from '../borrower/borrowerPage';
import { field, buildIdentity } from '../borrower/borrowerProducts';
import { expect } from '../fixtures/fixtures';
import { finishProfile } from '../fixtures/lenders';
import { asBorrower } from '../fixtures/session';
import type { StepContext, Step } from './step';
import type { StepTexts } from './stepTexts';

/** The answers of a step of the form, by the names of their texts. */
interface Answers {
  texts?: Partial<Record<keyof StepTexts, readonly [input: string, shown?: string]>>;
  chosen?: readonly (keyof StepTexts)[];
  home?: string;
}

const getLabel = (words: StepTexts, name: string): string | RegExp =>
  Object.entries(words).find(([key]) => key === name)?.[1] ?? '';

const textField = ({ page, words }: StepContext, name: string) =>
  field(page, getLabel(words, name)).first();
const getChoice = ({ page, words }: StepContext, name: keyof StepTexts) =>
  page
    .getByRole('radio', { name: words[name] })
    .or(page.getByRole('checkbox', { name: words[name] }));

/** One step of the personal loan form, which leads to the next one. */
function formStep(id: string, next: keyof StepTexts, answers: Answers): Step {
  const { texts = {}, chosen = [], home } = answers;
  const typePan = async ({ page, contact }: StepContext) =>
    field(page, /^PAN/).fill(getPan(contact));
  const hasPan = id === 'personal';
  return {
    name: `profile, ${id}`,
    async open(context) {
      const { page, contact, language } = context;
      await asBorrower(page, { contact, language, profile: {} });
      await page.goto('/products');
      await page.goto(`/user/user-detail?step=${id}`);
    },
    async answer(context) {
      for (const name of chosen) await getChoice(context, name).check();
      for (const [name, [input]] of Object.entries(texts))
        await textField(context, name).fill(input);
      if (home)
        await context.page.getByLabel(context.words.home, { exact: true }).selectOption(home);
      if (hasPan) await typePan(context);
    },
    async kept(context) {
      const { page, words, contact } = context;
      for (const [name, [input, shown = input]] of Object.entries(texts))
        await expect(textField(context, name)).toHaveValue(shown);
      for (const name of chosen) await expect(getChoice(context, name)).toBeChecked();
      if (home) await expect(page.getByLabel(words.home, { exact: true })).toHaveValue(home);
      if (hasPan) await expect(field(page, /^PAN/)).toHaveValue(getPan(contact));
    },
    ...(hasPan && {
      async afterReload(context: StepContext) {
        await expect(textField(context, 'firstName')).toBeVisible();
        await expect(field(context.page, /^PAN/)).toHaveValue('');
        await typePan(context);
      },
    }),
    calls: '**/api/user/*/drafts/**',
    async done({ page, words }) {
      await page
        .getByRole('button', { name: words[id === 'communication' ? 'check' : 'go'] })
        .click();
      await expect(heading(page, words[next])).toBeVisible();
    },
  };
}

/** The steps of the personal loan form, its check, and the identity of a returning borrower. */
export const STEPS_OF_PROFILE: readonly Step[] = [
  formStep('personal', 'contactStep', {
    texts: { firstName: ['अमित'], lastName: ['Sharma'], birthDate: ['27/03/1990'] },
    chosen: ['female'],
  }),
  formStep('contact', 'work', {
    texts: { email: ['amit@example.in'], address: ['14, Lake View Road'], pincode: ['560001'] },
    home: 'owned',
  }),
  formStep('employment', 'communication', {
    chosen: ['salaried', 'transfer'],
    texts: {
      company: ['Anvaya Software'],
      officePincode: ['560001'],
      income: ['45000', '45,000'],
      amount: ['200000', '2,00,000'],
    },
  }),
  // The earlier steps have no answers, so this step leads to the first missing one.
  formStep('communication', 'person', { chosen: ['bySms'] }),
  {
    name: 'check your answers',
    async open({ page, contact, language }) {
      await asBorrower(page, { contact, language });
      await finishProfile(page);
      await page.goto('/products');
      await page.goto('/user/user-detail?step=check');
    },
    async answer({ page, words }) {
      await expect(heading(page, words.check)).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
    },
    async kept({ page }) {
      await expect(page.getByText('12 MG Road')).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    },
    sends: {
      path: '**/api/user/*',
      press: async ({ page, words }) =>
        page
          .getByRole('button', { name: words.agree })
          .or(page.getByRole('main').getByRole('button', { name: words.retry }))
          .click(),
      async failed({ page, words }) {
        await expect(heading(page, words.notSaved)).toBeVisible();
      },
      // The profile is saved and the page has not navigated; the next step is the offers.
      async late({ page, words }) {
        await expect(heading(page, words.check)).toBeVisible();
        await page.goto('/user');
        await expect(heading(page, words.offers)).toBeVisible();
      },
    },
  },
  {
    name: 'welcome back',
    async open({ page, contact, language }) {
      await asBorrower(page, { contact, language, profile: buildIdentity(contact) });
      await page.goto('/products');
      await page.goto('/user/welcome-back');
    },
    async answer(context) {
      const { page, words } = context;
      await page.getByRole('radio', { name: words.continueExisting }).check();
      await field(page, words.birthDate).fill('27/03/1990');
      await this.afterReload?.(context);
    },
    async kept({ page, words, contact }) {
      await expect(page.getByRole('radio', { name: words.continueExisting })).toBeChecked();
      await expect(field(page, words.birthDate)).toHaveValue('27/03/1990');
      await expect(field(page, /^PAN/)).toHaveValue(getPan(contact));
    },
    async afterReload({ page, contact }) {
      await expect(field(page, /^PAN/)).toHaveValue('');
      await field(page, /^PAN/).fill(getPan(contact));
    },
    sends: {
      path: '**/confirm-identity',
      press: async ({ page, words }) => page.getByRole('button', { name: words.go }).click(),
      async failed({ page, words }) {
        await expect(heading(page, words.notChecked)).toBeVisible();
      },
      async late({ page, words }) {
        await page.getByRole('button', { name: words.go }).click();
        await expect(page).toHaveURL(/\/user\/user-detail/);
      },
      times: 2,
    },
  },
];
