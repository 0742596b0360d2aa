import { heading } from '../borrower/borrowerPage';
import { field } from '../borrower/borrowerProducts';
import { expect } from '../fixtures/fixtures';
import { asBorrower } from '../fixtures/session';
import type { StepContext, Step } from './step';

const DEMO = '9876543210';
const MESSAGE = 'My code does not come';

/** A day other than the proposed one. */
const inTwentyDays = (): string =>
  new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toLocaleDateString('en-GB', {
    timeZone: 'Asia/Kolkata',
  });

const helpDialog = ({ page, words }: StepContext) => page.getByRole('dialog', { name: words.help });

async function openHelp(context: StepContext): Promise<void> {
  const { page, words } = context;
  await page.getByRole('button', { name: words.menu }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: words.help, exact: true }).click();
  await expect(helpDialog(context)).toBeVisible();
}

/** The steps beside the journey: a reminder of the offers, and a help request. */
export const SIDE_STEPS: readonly Step[] = [
  {
    name: 'remind me later',
    dialog: true,
    async open(context) {
      const { page, words, language } = context;
      context.contact = DEMO;
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
    async open(context) {
      const { page, words, contact, language } = context;
      await asBorrower(page, { contact, language });
      await page.goto('/terms-of-use');
      await page.getByRole('banner').getByRole('link').click();
      await expect(heading(page, words.products)).toBeVisible();
      await openHelp(context);
    },
    async answer(context) {
      const dialog = helpDialog(context);
      const { words } = context;
      await dialog.getByLabel(words.name).fill('Asha Rao');
      await dialog.getByLabel(words.email).fill('asha@mail.in');
      await dialog.getByLabel(words.phone).fill('9876500000');
      await dialog.getByLabel(words.message).fill(MESSAGE);
    },
    async kept(context) {
      const dialog = helpDialog(context);
      const { page, words } = context;
      await expect(page.locator('h1').first()).toBeAttached();
      if (!(await dialog.isVisible())) await openHelp(context);
      await expect(dialog.getByLabel(words.name)).toHaveValue('Asha Rao');
      await expect(dialog.getByLabel(words.email)).toHaveValue('asha@mail.in');
      await expect(dialog.getByLabel(words.phone)).toHaveValue('9876500000');
      await expect(dialog.getByLabel(words.message)).toHaveValue(MESSAGE);
    },
    sends: {
      path: '**/api/help-requests',
      press: async (context) =>
        helpDialog(context).getByRole('button', { name: context.words.send, exact: true }).click(),
      // By the specification the page always says that it was sent; the input stays.
      async failed(context) {
        const message = context.page
          .getByRole('status')
          .filter({ hasText: context.words.helpSent });
        await expect(message.first()).toBeVisible();
        await expect(helpDialog(context)).toBeHidden();
        // On a phone the toast covers the menu for some seconds unless a person closes it.
        const shut = message.getByRole('button', { name: context.words.close });
        await shut.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((one) => one.click()));
      },
      async late({ page, words }) {
        await expect(heading(page, words.helpRecorded)).toBeVisible();
      },
    },
  },
];
