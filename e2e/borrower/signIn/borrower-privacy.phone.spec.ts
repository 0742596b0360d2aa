import type { Page } from '@playwright/test';
import {
  chooseLanguage,
  expectAccessible,
  heading,
  newNumber,
  press,
  signIn,
} from '../borrowerPage';
import { expect, test } from '../../fixtures/fixtures';
import { NARROW } from '../../../scripts/browser/phone';

test.use({ dataSet: 'borrower privacy' });

const DEMO = '9876543210';

/** Presses Tab until the switch has the focus. */
async function tabToSwitch(page: Page, name: RegExp): Promise<void> {
  const control = page.getByRole('switch', { name });
  await expect(control).toBeVisible();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function openCentre(page: Page): Promise<void> {
  // The page after the sign-in replaces the address `/user`, which would close the menu.
  await expect(page).not.toHaveURL(/\/user$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(heading(page, 'What you have agreed to')).toBeVisible();
}

test('a consent is withdrawn and given with one key; without it there are no offers, and why', async ({
  page,
}) => {
  await signIn(page, DEMO);
  await openCentre(page);
  await expectAccessible(page);
  await tabToSwitch(page, /lenders’ rules/);
  await press(page, 'Space');
  await expect(page.getByText(/^Withdrawn on .*, version 2, in English$/)).toBeVisible();

  await page.goto('/user/offers');
  await expect(heading(page, 'Why there are no offers')).toBeVisible();
  await expectAccessible(page);
  const agree = page.getByRole('button', { name: 'Agree and see offers' });
  const box = page.getByRole('checkbox', { name: /lenders’ rules/ });
  await expect(box).not.toBeChecked();
  await agree.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/Tick this box to see offers/);
  await press(page, 'Space');
  await agree.press('Enter');
  await expect(heading(page, /^\d+ offers$/)).toBeVisible();
});

test('the centre keeps what the server refuses, and shows and hands out what is stored', async ({
  page,
}) => {
  await signIn(page, DEMO);
  await openCentre(page);
  await page.route('**/consents', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
  );
  const report = page.getByRole('switch', { name: 'Check my credit report' });
  await report.click();
  await expect(page.getByText(/^Nothing has changed\./)).toBeVisible();
  await expect(report).toBeChecked();
  await page.unroute('**/consents');

  // The PAN is masked on the page and in the file.
  await page.getByText('Who you are').press('Enter');
  await expect(page.getByText('ABCP******')).toBeVisible();
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  let text = '';
  for await (const part of await file.createReadStream()) text += String(part);
  expect(JSON.parse(text)).toMatchObject({ profile: { tin: 'ABCP******', first_name: 'Priya' } });
  expect(text).not.toContain('ABCPS1234K');

  // The records are listed with their numbers, for use in a complaint.
  await page.getByRole('button', { name: 'Show record numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Records held about you' });
  const table = dialog.getByRole('table', { name: 'Record numbers' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const rows = await table.getByRole('row').count();
  await expect(dialog.getByText('Created')).toBeVisible();
  await expect(dialog.locator('dd').first()).toHaveText(String(rows - 1));
  await expect(dialog.getByText('Updated')).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText(
    /^1Your profile[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  );
  await expectAccessible(page);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show record numbers' })).toBeFocused();

  await chooseLanguage(page, 'hi');
  await expect(page).toHaveTitle(/^आपकी गोपनीयता/);
  const bySms = page.getByRole('switch', { name: 'SMS से ऑफ़र की ख़बर' });
  await bySms.click();
  await expect(bySms).not.toBeChecked();
  await bySms.click();
  await expect(page.getByText(/ दी गई, संस्करण 1, हिन्दी में$/)).toBeVisible();
  await page.getByRole('button', { name: 'रिकॉर्ड नंबर देखें' }).click();
  const records = page.getByRole('dialog', { name: 'आपके बारे में हमारे रिकॉर्ड' });
  await expect(records).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Escape');
  await page.getByRole('button', { name: 'मेरी जानकारी मिटाने का अनुरोध करें' }).click();
  await expect(page.getByRole('alertdialog', { name: 'अपनी जानकारी मिटवानी है?' })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Escape');
  await chooseLanguage(page, 'en');
});

test('a reminder takes a day within ninety, and is cancelled in the centre', async ({ page }) => {
  await signIn(page, DEMO);
  await page.getByRole('button', { name: 'Remind me later' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remind me later' });
  const day = dialog.getByRole('textbox', { name: 'Day' });
  await expect(day).not.toHaveValue('');
  const proposed = await day.inputValue();
  await day.fill('01/01/2020');
  await dialog.getByRole('button', { name: 'Set the reminder' }).click();
  await expect(day).toHaveAccessibleDescription(/Enter a date within the next 90 days/);
  await expect(day).toBeFocused();
  await expectAccessible(page);
  await day.fill(proposed);
  await day.press('Enter');
  await expect(page.getByText(`We will remind you on ${proposed}.`)).toBeVisible();
  await openCentre(page);
  await page.getByRole('button', { name: `Cancel the reminder on ${proposed}` }).click();
  await expect(page.getByText('No reminder is set.')).toBeVisible();
});

test('an erasure is requested, followed and withdrawn; open applications prevent it', async ({
  page,
}) => {
  await signIn(page, newNumber());
  await openCentre(page);
  await page.getByRole('button', { name: 'Ask us to erase my data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase your data?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ask us to erase my data' }).click();
  await expect(page.getByText(/^We will carry out your request E-\S+ by/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Requested' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Cancel the request' }).click();
  await expect(page.getByRole('button', { name: 'Ask us to erase my data' })).toBeVisible();

  const blocked = 'We cannot erase your data while an application is open. Waiting for: X.';
  await page.route('**/erasure', (route) =>
    route.fulfill({ status: 409, json: { message: blocked } }),
  );
  await page.getByRole('button', { name: 'Ask us to erase my data' }).click();
  await question.getByRole('button', { name: 'Ask us to erase my data' }).click();
  await expect(page.getByRole('alert')).toContainText(blocked);
});
