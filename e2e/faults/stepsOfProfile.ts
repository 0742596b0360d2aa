import { getPan } from '../borrower/borrower';
import { heading } from '../borrower/borrowerPage';
import { buildIdentity, field } from '../borrower/borrowerProducts';
import {
  bureauBox,
  expectAnswers,
  fillAnswers,
  FOR_LENDER,
  FOR_OFFERS,
  panField,
} from '../borrower/profileWalk';
import { expect } from '../fixtures/fixtures';
import { agreeToOffers } from '../fixtures/lenders';
import { asBorrower } from '../fixtures/session';
import type { Step, StepContext } from './step';
import type { StepTexts } from './stepTexts';

/** Sends the form; its page is told by a heading. */
const sendForm = (
  button: 'agree' | 'save',
  page: keyof StepTexts,
  next: string,
): Step['sends'] => ({
  path: '**/api/user/*',
  press: async (context) =>
    context.page
      .getByRole('button', { name: context.words[button] })
      .or(context.page.getByRole('main').getByRole('button', { name: context.words.retry }))
      .click(),
  async failed(context) {
    await expect(heading(context.page, context.words.notSaved)).toBeVisible();
  },
  // The profile is saved and the page has not navigated; the next step is the offers.
  async late(context) {
    await expect(heading(context.page, context.words[page])).toBeVisible();
    await context.page.goto(next);
    await expect(heading(context.page, context.words.offers)).toBeVisible();
  },
});

const typePan = async ({ page, contact }: StepContext) => panField(page).fill(getPan(contact));

/** The two turns of the personal loan form, and the identity of a returning borrower. */
export const STEPS_OF_PROFILE: readonly Step[] = [
  {
    name: 'profile, what offers need',
    async open({ page, contact, language }) {
      await asBorrower(page, { contact, language, profile: {} });
      await page.goto('/products');
      await page.goto('/user/user-detail');
    },
    async answer(context) {
      await fillAnswers(context.page, context.words, FOR_OFFERS);
      await typePan(context);
      await bureauBox(context.page, context.words).check();
    },
    async kept({ page, words, contact }) {
      await expectAnswers(page, words, FOR_OFFERS);
      await expect(panField(page)).toHaveValue(getPan(contact));
      await expect(bureauBox(page, words)).toBeChecked();
    },
    async afterReload(context) {
      await expect(field(context.page, context.words.firstName).first()).toBeVisible();
      await expect(panField(context.page)).toHaveValue('');
      await typePan(context);
    },
    calls: '**/api/user/*/drafts/**',
    sends: sendForm('agree', 'person', '/user'),
  },
  {
    name: 'profile, what the lender needs',
    async open({ page, contact, language }) {
      const profile = {
        ...buildIdentity(contact),
        employment_status_code: 'salaried',
        monthly_income: 80_000,
        se_loan_amount: 200_000,
        se_loan_tenure: 24,
        loan_purpose: 'home',
      };
      await asBorrower(page, { contact, language, profile });
      await agreeToOffers(page);
      await page.goto('/products');
      await page.goto('/user/user-detail?for=omkar-advance&back=%2Fuser%2Foffers');
    },
    answer: ({ page, words }) => fillAnswers(page, words, FOR_LENDER),
    kept: ({ page, words }) => expectAnswers(page, words, FOR_LENDER),
    calls: '**/api/user/*/drafts/**',
    sends: sendForm('save', 'needs', '/user/offers'),
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
