import { codeFor } from './borrower';
import { heading } from './borrowerPage';
import { field } from './borrowerProducts';
import { expect } from './fixtures';
import { agreeToOffers, applyTo, finishProfile } from './lenders';
import { asBorrower } from './session';
import type { Scene, Step } from './step';

const OFFERS = '**/api/user/*/offers*';

const press = ({ page }: Scene, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

async function finished({ page, contact, language }: Scene): Promise<void> {
  await asBorrower(page, { contact, language });
  await finishProfile(page);
  await agreeToOffers(page);
  await page.goto('/products');
}

async function comeToOffers(scene: Scene): Promise<void> {
  await finished(scene);
  await press(scene, scene.words.product);
  await expect(heading(scene.page, scene.words.offers)).toBeVisible();
}

const picks = ({ page, words }: Scene) => page.getByRole('checkbox', { name: words.pick });

async function pick(scene: Scene, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await picks(scene).nth(index).check();
}

const loads = {
  path: OFFERS,
  async failed({ page, words }: Scene) {
    await expect(heading(page, words.offersFailed)).toBeVisible();
  },
};

const nothing = () => Promise.resolve();

/** The offers and what is done with them, to the application in the lender’s hands. */
export const STEPS_OF_OFFERS: readonly Step[] = [
  {
    name: 'offers',
    come: comeToOffers,
    async answer(scene) {
      const { page, words } = scene;
      const wanted = page.getByRole('button', { name: words.wanted });
      if ((await wanted.getAttribute('aria-expanded')) === 'false') await wanted.click();
      await field(page, words.loanAmount).fill('150000');
      // Beyond what can be asked for: it is said, and stays as it was typed.
      await field(page, words.tenure).fill('72');
      await page.getByRole('combobox', { name: words.sort }).selectOption('emi');
      await pick(scene, 2);
    },
    async kept(scene) {
      const { page, words } = scene;
      await expect(field(page, words.loanAmount)).toHaveValue('1,50,000');
      await expect(field(page, words.tenure)).toHaveValue('72');
      await expect(page.getByText(words.tenureRange)).toBeVisible();
      await expect(page.getByRole('combobox', { name: words.sort })).toHaveValue('emi');
      await expect(page.getByRole('checkbox', { name: words.pick, checked: true })).toHaveCount(2);
    },
    calls: OFFERS,
    loads,
    async done(scene) {
      await press(scene, scene.words.choose);
      await expect(scene.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'comparison',
    async come(scene) {
      await comeToOffers(scene);
      await pick(scene, 3);
      await press(scene, scene.words.compare);
    },
    async answer(scene) {
      await expect(scene.page.getByRole('columnheader')).toHaveCount(4);
      await press(scene, scene.words.remove);
    },
    async kept({ page, words }) {
      await expect(heading(page, words.sideBySide)).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveCount(3);
    },
    loads,
    // What was taken out stays out on the list, which an older entry of the history shows.
    async done(scene) {
      const { page, words } = scene;
      await page.getByRole('link', { name: words.allOffers }).click();
      const ticked = page.getByRole('checkbox', { name: words.pick, checked: true });
      await expect(ticked).toHaveCount(2);
    },
  },
  {
    name: 'key facts',
    async come(scene) {
      await comeToOffers(scene);
      await scene.page.getByRole('link', { name: scene.words.kfs }).first().click();
    },
    answer: nothing,
    async kept({ page, words }) {
      await expect(heading(page, words.kfsTitle)).toBeVisible();
    },
    loads,
  },
  {
    name: 'application to a lender',
    dialog: true,
    async come(scene) {
      await comeToOffers(scene);
      await press(scene, scene.words.choose);
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
      // The dialog is shut, and the list shows that the lender has it.
      async late({ page, words }) {
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByText(words.applied, { exact: true })).toBeVisible();
      },
    },
  },
  {
    name: 'lender’s code',
    async come(scene) {
      await finished(scene);
      await applyTo(scene.page, 'indialends');
      await scene.page.goto('/user/indialends-otp');
      await expect(field(scene.page, scene.words.code)).toBeVisible();
    },
    async answer({ page, words, contact }) {
      await field(page, words.code).fill(await codeFor(page.request, contact));
    },
    async kept({ page, words }) {
      await expect(field(page, words.code)).toHaveValue(/^\d{6}$/);
    },
    async afresh(scene) {
      await expect(field(scene.page, scene.words.code)).toHaveValue('');
      await this.answer(scene);
    },
    sends: {
      path: '**/confirm',
      press: (scene) => press(scene, scene.words.confirm),
      async failed({ page, words }) {
        await expect(field(page, words.code)).toHaveAttribute('aria-invalid', 'true');
      },
      async late({ page, words }) {
        await expect(heading(page, words.confirmed)).toBeVisible();
      },
    },
  },
];
