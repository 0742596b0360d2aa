import { codeFor } from '../borrower/borrower';
import { heading } from '../borrower/borrowerPage';
import { field } from '../borrower/borrowerProducts';
import { expect } from '../fixtures/fixtures';
import { agreeToOffers, applyTo, finishProfile } from '../fixtures/lenders';
import { asBorrower } from '../fixtures/session';
import type { StepContext, Step } from './step';

const OFFERS = '**/api/user/*/offers*';

const press = ({ page }: StepContext, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

async function signInWithProfile({ page, contact, language }: StepContext): Promise<void> {
  await asBorrower(page, { contact, language });
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/products');
}

async function openOffers(context: StepContext): Promise<void> {
  await signInWithProfile(context);
  await press(context, context.words.product);
  await expect(heading(context.page, context.words.offers)).toBeVisible();
}

const picks = ({ page, words }: StepContext) => page.getByRole('checkbox', { name: words.pick });

async function pick(context: StepContext, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await picks(context).nth(index).check();
}

const loads = {
  path: OFFERS,
  async failed({ page, words }: StepContext) {
    await expect(heading(page, words.offersFailed)).toBeVisible();
  },
};

const doNothing = () => Promise.resolve();

/** The steps from the offers to the application at the lender. */
export const STEPS_OF_OFFERS: readonly Step[] = [
  {
    name: 'offers',
    open: openOffers,
    async answer(context) {
      const { page, words } = context;
      const wanted = page.getByRole('button', { name: words.wanted });
      if ((await wanted.getAttribute('aria-expanded')) === 'false') await wanted.click();
      await field(page, words.loanAmount).fill('150000');
      // The amount is above the limit: the page says so and keeps the input.
      await field(page, words.tenure).fill('72');
      await page.getByRole('combobox', { name: words.sort }).selectOption('emi');
      await pick(context, 2);
    },
    async kept(context) {
      const { page, words } = context;
      await expect(field(page, words.loanAmount)).toHaveValue('1,50,000');
      await expect(field(page, words.tenure)).toHaveValue('72');
      await expect(page.getByText(words.tenureRange)).toBeVisible();
      await expect(page.getByRole('combobox', { name: words.sort })).toHaveValue('emi');
      await expect(page.getByRole('checkbox', { name: words.pick, checked: true })).toHaveCount(2);
    },
    calls: OFFERS,
    loads,
    async done(context) {
      await press(context, context.words.choose);
      await expect(context.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'comparison',
    async open(context) {
      await openOffers(context);
      await pick(context, 3);
      await press(context, context.words.compare);
    },
    async answer(context) {
      await expect(context.page.getByRole('columnheader')).toHaveCount(4);
      await press(context, context.words.remove);
    },
    async kept({ page, words }) {
      await expect(heading(page, words.sideBySide)).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveCount(3);
    },
    loads,
    // An older history entry shows the list; the removed offers stay removed.
    async done(context) {
      const { page, words } = context;
      await page.getByRole('link', { name: words.allOffers }).click();
      const ticked = page.getByRole('checkbox', { name: words.pick, checked: true });
      await expect(ticked).toHaveCount(2);
    },
  },
  {
    name: 'key facts',
    async open(context) {
      await openOffers(context);
      await context.page.getByRole('link', { name: context.words.kfs }).first().click();
    },
    answer: doNothing,
    async kept({ page, words }) {
      await expect(heading(page, words.kfsTitle)).toBeVisible();
    },
    loads,
  },
  {
    name: 'application to a lender',
    dialog: true,
    async open(context) {
      await openOffers(context);
      await press(context, context.words.choose);
    },
    async answer({ page }) {
      await page.getByRole('dialog').getByRole('checkbox').check();
    },
    async kept({ page }) {
      await expect(page.getByRole('dialog').getByRole('checkbox')).toBeChecked();
    },
    sends: {
      path: '**/api/user/*/applications',
      press: async ({ page, words }) => {
        const dialog = page.getByRole('dialog');
        const send = dialog.getByRole('button', { name: words.apply });
        await send.or(dialog.getByRole('button', { name: words.retry })).click();
      },
      async failed({ page, words }) {
        await expect(page.getByRole('dialog').getByText(words.notSent)).toBeVisible();
      },
      // The dialog is closed, and the list shows the application.
      async late({ page, words }) {
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByText(words.applied, { exact: true })).toBeVisible();
      },
    },
  },
  {
    name: 'lender’s code',
    async open(context) {
      await signInWithProfile(context);
      await applyTo(context.page, 'indialends');
      await context.page.goto('/user/indialends-otp');
      await expect(field(context.page, context.words.code)).toBeVisible();
    },
    async answer({ page, words, contact }) {
      await field(page, words.code).fill(await codeFor(page.request, contact));
    },
    async kept({ page, words }) {
      await expect(field(page, words.code)).toHaveValue(/^\d{6}$/);
    },
    async afterReload(context) {
      await expect(field(context.page, context.words.code)).toHaveValue('');
      await this.answer(context);
    },
    sends: {
      path: '**/confirm',
      press: (context) => press(context, context.words.confirm),
      async failed({ page, words }) {
        await expect(field(page, words.code)).toHaveAttribute('aria-invalid', 'true');
      },
      async late({ page, words }) {
        await expect(heading(page, words.confirmed)).toBeVisible();
      },
    },
  },
];
