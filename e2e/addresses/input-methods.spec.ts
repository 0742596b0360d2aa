import type { Locator, Page } from '@playwright/test';
import { codeFor, contactField, newNumber } from '../borrower/borrower';
import { expect, test } from '../fixtures/fixtures';
import { COMPOSITION_KEYS, openInputMethod, watchKeys } from '../fixtures/inputMethod';
import { asAdmin, asNobody, asPartner } from '../fixtures/session';

interface Place {
  name: string;
  /** Opens the page and returns the field. */
  open: (page: Page) => Promise<Locator>;
}

async function openAdmin(page: Page, path: string): Promise<void> {
  await asAdmin(page);
  await page.goto(path);
}

const openPalette = async (page: Page): Promise<Locator> => {
  const label = 'Search pages, records and actions';
  await page.getByRole('button', { name: label }).click();
  return page.getByRole('combobox', { name: label });
};

/** A field of each kind that listens to keys, in all three apps. */
const PLACES: readonly Place[] = [
  {
    name: 'the cell of a list',
    async open(page) {
      await openAdmin(page, '/admin/lenders');
      await page.getByRole('button', { name: 'Edit Priority of Girivar-Bank' }).click();
      return page.getByRole('textbox', { name: 'Priority of Girivar-Bank' });
    },
  },
  {
    name: 'the search of a list',
    async open(page) {
      await openAdmin(page, '/admin/lenders');
      return page.getByRole('searchbox').first();
    },
  },
  {
    name: 'the palette of the admin console',
    async open(page) {
      await openAdmin(page, '/admin/dashboard');
      return openPalette(page);
    },
  },
  {
    name: 'the form of a dialog',
    async open(page) {
      await openAdmin(page, '/admin/lenders');
      await page.getByRole('button', { name: 'Add Lender' }).click();
      return page.getByRole('dialog').getByRole('textbox').first();
    },
  },
  {
    name: 'the combobox of a dialog',
    async open(page) {
      await openAdmin(page, '/admin/customer-tasks?create=1');
      return page.getByRole('dialog').getByRole('combobox', { name: 'Customer' });
    },
  },
  {
    name: 'the palette of the portal',
    async open(page) {
      await asPartner(page);
      await page.goto('/partner');
      return openPalette(page);
    },
  },
  {
    name: 'the sign-in of the portal',
    async open(page) {
      await asNobody(page);
      await page.goto('/partner/login');
      return page.getByLabel('E-mail');
    },
  },
  {
    name: 'the dialog for help of the borrower’s app',
    async open(page) {
      await asNobody(page);
      await page.goto('/login');
      await page.getByRole('button', { name: 'Help' }).click();
      return page.getByRole('dialog').getByLabel('Your name');
    },
  },
];

test.describe.configure({ mode: 'parallel' });

for (const { name, open } of PLACES)
  test(`${name} leaves the keys of a composition to the input method`, async ({ page }) => {
    const field = await open(page);
    await field.focus();
    const address = page.url();
    const readHeard = await watchKeys(page, field);
    const method = await openInputMethod(page);
    for (const key of COMPOSITION_KEYS) {
      await method.compose('नम');
      await method.press(key);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('नम');
    }
    await method.press('k', 2);
    await method.compose('नमस', 'नमस्त', 'नमस्ते');
    await method.commit('नमस्ते');
    // Safari sends the Enter that ends a composition after its end.
    await method.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('नमस्ते');
    await expect.poll(readHeard).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  });

test('a field for a code takes digits of an input method once', async ({ page }) => {
  const contact = newNumber();
  await asNobody(page);
  await page.goto('/login');
  await contactField(page).fill(contact);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.locator('input[autocomplete="one-time-code"]');
  await expect(field).toBeVisible();
  await codeFor(page.request, contact);
  await field.focus();
  const method = await openInputMethod(page);
  await method.compose('१', '१२');
  await method.commit('१२');
  await expect(field).toHaveValue('12');
  await method.compose('३');
  await method.press('Enter');
  await method.commit('३');
  await expect(field).toHaveValue('123');
});
