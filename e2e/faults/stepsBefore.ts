import { codeFor } from '../borrower/borrower';
import { heading } from '../borrower/borrowerPage';
import { field } from '../borrower/borrowerProducts';
import { expect } from '../fixtures/fixtures';
import { asBorrower, storeLanguage } from '../fixtures/session';
import type { StepContext, Step } from './step';

const press = ({ page }: StepContext, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

async function openSignIn({ page, language }: StepContext): Promise<void> {
  await storeLanguage(page, language);
  await page.goto('/');
}

const typedContact = async ({ page, words, contact }: StepContext) => {
  await field(page, words.contact).fill(contact);
};
const typedCode = async ({ page, words, contact }: StepContext) => {
  await field(page, words.code).fill(await codeFor(page.request, contact));
};

/** The sign-in, its code, and the choice of a product. */
export const STEPS_BEFORE: readonly Step[] = [
  {
    name: 'sign-in',
    signedOut: true,
    open: openSignIn,
    answer: typedContact,
    async kept({ page, words, contact }) {
      await expect(field(page, words.contact)).toHaveValue(contact);
    },
    sends: {
      path: '**/api/send-otp',
      press: (context) => press(context, context.words.sendCode),
      async failed({ page, words }) {
        await expect(field(page, words.contact)).toHaveAttribute('aria-invalid', 'true');
      },
      // The code has been sent, so its page opens without another one.
      async late(context) {
        await expect(field(context.page, context.words.contact)).toHaveValue(context.contact);
        await press(context, context.words.sendCode);
        await expect(context.page).toHaveURL(/\/verification$/);
      },
    },
  },
  {
    name: 'one-time code',
    signedOut: true,
    async open(context) {
      await openSignIn(context);
      await typedContact(context);
      await press(context, context.words.sendCode);
      await expect(context.page).toHaveURL(/\/verification$/);
    },
    answer: typedCode,
    async kept({ page, words, contact }) {
      await expect(field(page, words.code)).toHaveValue(await codeFor(page.request, contact));
      await expect(page.getByText(contact.slice(5))).toBeVisible();
      // The address contains neither the number nor the code.
      await expect(page).toHaveURL(/\/verification$/);
    },
    async afterReload(context) {
      await expect(field(context.page, context.words.code)).toHaveValue('');
      await typedCode(context);
    },
    sends: {
      path: '**/api/verify-otp',
      press: (context) => press(context, context.words.go),
      async failed({ page, words }) {
        await expect(field(page, words.code)).toHaveAttribute('aria-invalid', 'true');
      },
      async late({ page, words }) {
        await expect(heading(page, words.products)).toBeVisible();
      },
    },
  },
  {
    name: 'products',
    async open({ page, contact, language }) {
      await asBorrower(page, { contact, language, product: null });
      await page.goto('/products');
    },
    answer: () => Promise.resolve(),
    async kept({ page, words }) {
      await expect(heading(page, words.products)).toBeVisible();
    },
    loads: { path: '**/api/user/*' },
    async done(context) {
      await press(context, context.words.product);
      await expect(heading(context.page, context.words.person)).toBeVisible();
    },
  },
];
