import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { heading } from '../../borrower/borrowerPage';
import { type DialogRow, DIALOGS } from './dialogTable';
import { expect, test } from '../../fixtures/fixtures';
import { NARROW } from '../../../scripts/browser/phone';
import { expectReflow } from '../../checks/touchTargets';
import { asBorrower } from '../../fixtures/session';
import { STEP_TEXTS } from '../../faults/stepTexts';

test.use({ dataSet: 'dialogs' });

/** Presses buttons with the keyboard in order; returns the first, which stays on the page. */
async function openWith(page: Page, names: readonly (string | RegExp)[]): Promise<Locator> {
  const [first = '', ...rest] = names;
  const opener = page.getByRole('button', { name: first }).first();
  await opener.press('Enter');
  for (const name of rest)
    await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
  return opener;
}

/** Expects Tab to stay within the dialog and the browser's own controls. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  const behind = () =>
    dialog.evaluate((element) => {
      const { activeElement, body } = document;
      const kept = activeElement === body || element.contains(activeElement);
      return kept ? '' : (activeElement?.outerHTML ?? 'nothing');
    });
  await expect.poll(behind, 'the focus is in the dialog when it opens').toBe('');
  const controls = await dialog.locator('button,input,textarea,a[href],select').count();
  for (let tabs = 0; tabs < controls + 2; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await behind(), 'Tab leads behind the dialog').toBe('');
  }
}

/** Expects everything to be reachable on the narrowest screen, by scrolling if need be. */
async function expectFits(page: Page, dialog: Locator): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  const cutOff = () =>
    dialog.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const over = element.scrollWidth - element.clientWidth;
      return { left: left < 0, right: right > 320, bottom: bottom > 640, sideways: over > 0 };
    });
  // The page receives the resize event a moment later.
  const nowhere = { left: false, right: false, bottom: false, sideways: false };
  await expect.poll(cutOff, 'the dialog is cut off').toEqual(nowhere);
  if (size) await page.setViewportSize(size);
}

async function look(page: Page, row: DialogRow, language: 'en' | 'hi'): Promise<void> {
  const { opens, name } = row[language];
  const where = `${String(name)} (${language})`;
  if (new URL(page.url()).pathname !== row.at) await page.goto(row.at);
  if (row.at === '/user/offers')
    await expect(heading(page, STEP_TEXTS[language].offers)).toBeVisible();
  await row.before?.(page);
  const opener = await openWith(page, opens);
  await row.inside?.(page);
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  await expect(dialog, where).toBeVisible();
  await expectFocusKept(page, dialog);
  await expectAccessible(page);
  await expectReflow(page, where);
  await expectFits(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog, where).toBeHidden();
  await expect(opener, where).toBeFocused();
}

for (const language of ['en', 'hi'] as const)
  test(`every dialog opens from the keyboard, keeps the focus and gives it back, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const again = () => asBorrower(page, { contact: '9876543210', language });
    await again();
    for (const row of DIALOGS) {
      await look(page, row, language);
      // Closing the question about the business clears the product that the other pages need.
      if (row.at === '/products') await again();
    }
  });
