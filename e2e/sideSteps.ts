import { heading } from './borrowerPage';
import { field } from './borrowerProducts';
import { expect } from './fixtures';
import { asBorrower } from './session';
import type { Scene, Step } from './step';

const DEMO = '9876543210';
const MESSAGE = 'My code does not come';

/** A day that is not the one proposed. */
const inTwentyDays = (): string =>
  new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toLocaleDateString('en-GB', {
    timeZone: 'Asia/Kolkata',
  });

const helpDialog = ({ page, words }: Scene) => page.getByRole('dialog', { name: words.help });

async function openHelp(scene: Scene): Promise<void> {
  const { page, words } = scene;
  await page.getByRole('button', { name: words.menu }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: words.help, exact: true }).click();
  await expect(helpDialog(scene)).toBeVisible();
}

/** What is beside the way: a reminder of the offers, and a message for help. */
export const SIDE_STEPS: readonly Step[] = [
  {
    name: 'remind me later',
    dialog: true,
    async come(scene) {
      const { page, words, language } = scene;
      scene.contact = DEMO;
      await asBorrower(page, { contact: DEMO, language });
      await page.goto('/user/offers');
      await page.getByRole('button', { name: words.remind }).click();
    },
    async answer({ page, words }) {
      await field(page, words.day).fill(inTwentyDays());
    },
    async kept({ page, words }) {
      await expect(field(page, words.day)).toHaveValue(inTwentyDays());
    },
    sends: {
      path: '**/reminders',
      press: async ({ page, words }) =>
        page.getByRole('button', { name: words.setReminder }).click(),
      async failed({ page, words }) {
        await expect(field(page, words.day)).toHaveAttribute('aria-invalid', 'true');
      },
      async late({ page, words }) {
        await expect(page.getByText(words.reminded)).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
      },
    },
  },
  {
    name: 'help',
    dialog: true,
    endsByReload: true,
    async come(scene) {
      const { page, words, contact, language } = scene;
      await asBorrower(page, { contact, language });
      await page.goto('/terms-of-use');
      await page.getByRole('banner').getByRole('link').click();
      await expect(heading(page, words.products)).toBeVisible();
      await openHelp(scene);
    },
    async answer(scene) {
      const dialog = helpDialog(scene);
      const { words } = scene;
      await dialog.getByLabel(words.name).fill('Asha Rao');
      await dialog.getByLabel(words.email).fill('asha@mail.in');
      await dialog.getByLabel(words.phone).fill('9876500000');
      await dialog.getByLabel(words.message).fill(MESSAGE);
    },
    async kept(scene) {
      const dialog = helpDialog(scene);
      const { page, words } = scene;
      await expect(page.locator('h1').first()).toBeAttached();
      if (!(await dialog.isVisible())) await openHelp(scene);
      await expect(dialog.getByLabel(words.name)).toHaveValue('Asha Rao');
      await expect(dialog.getByLabel(words.email)).toHaveValue('asha@mail.in');
      await expect(dialog.getByLabel(words.phone)).toHaveValue('9876500000');
      await expect(dialog.getByLabel(words.message)).toHaveValue(MESSAGE);
    },
    sends: {
      path: '**/api/help-requests',
      press: async (scene) =>
        helpDialog(scene).getByRole('button', { name: scene.words.send, exact: true }).click(),
      // The specification has it said that it was sent, whatever became of it; what was typed stays.
      async failed(scene) {
        const told = scene.page.getByRole('status').filter({ hasText: scene.words.helpSent });
        await expect(told.first()).toBeVisible();
        await expect(helpDialog(scene)).toBeHidden();
        // On a phone it stands before the menu for some seconds, unless one shuts it.
        const shut = told.getByRole('button', { name: scene.words.close });
        await shut.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((one) => one.click()));
      },
      async late({ page, words }) {
        await expect(heading(page, words.helpRecorded)).toBeVisible();
      },
    },
  },
];
