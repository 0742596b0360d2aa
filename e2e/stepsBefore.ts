import { codeFor } from './borrower';
import { heading } from './borrowerPage';
import { field } from './borrowerProducts';
import { expect } from './fixtures';
import { asBorrower } from './session';
import type { Scene, Step } from './step';

const press = ({ page }: Scene, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

async function openDoor({ page, language }: Scene): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto('/');
}

const typedContact = async ({ page, words, contact }: Scene) => {
  await field(page, words.contact).fill(contact);
};
const typedCode = async ({ page, words, contact }: Scene) => {
  await field(page, words.code).fill(await codeFor(page.request, contact));
};

/** The sign-in, its code, and the choice of a product. */
export const STEPS_BEFORE: readonly Step[] = [
  {
    name: 'sign-in',
    stranger: true,
    come: openDoor,
    answer: typedContact,
    async kept({ page, words, contact }) {
      await expect(field(page, words.contact)).toHaveValue(contact);
    },
    sends: {
      path: '**/api/send-otp',
      press: (scene) => press(scene, scene.words.sendCode),
      async failed({ page, words }) {
        await expect(field(page, words.contact)).toHaveAttribute('aria-invalid', 'true');
      },
      // The code has been sent: its page is reached without another one.
      async late(scene) {
        await expect(field(scene.page, scene.words.contact)).toHaveValue(scene.contact);
        await press(scene, scene.words.sendCode);
        await expect(scene.page).toHaveURL(/\/verification$/);
      },
    },
  },
  {
    name: 'one-time code',
    stranger: true,
    async come(scene) {
      await openDoor(scene);
      await typedContact(scene);
      await press(scene, scene.words.sendCode);
      await expect(scene.page).toHaveURL(/\/verification$/);
    },
    answer: typedCode,
    async kept({ page, words, contact }) {
      await expect(field(page, words.code)).toHaveValue(await codeFor(page.request, contact));
      await expect(page.getByText(contact.slice(5))).toBeVisible();
      // The address says nothing of the number, nor of the code.
      await expect(page).toHaveURL(/\/verification$/);
    },
    async afresh(scene) {
      await expect(field(scene.page, scene.words.code)).toHaveValue('');
      await typedCode(scene);
    },
    sends: {
      path: '**/api/verify-otp',
      press: (scene) => press(scene, scene.words.go),
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
    async come({ page, contact, language }) {
      await asBorrower(page, { contact, language, product: null });
      await page.goto('/products');
    },
    answer: () => Promise.resolve(),
    async kept({ page, words }) {
      await expect(heading(page, words.products)).toBeVisible();
    },
    loads: { path: '**/api/user/*' },
    async done(scene) {
      await press(scene, scene.words.product);
      await expect(heading(scene.page, scene.words.person)).toBeVisible();
    },
  },
];
