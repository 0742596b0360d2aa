import type { Page } from '@playwright/test';
import { expectAccessible, heading, newNumber, press, signIn } from '../borrowerPage';
import { inLanguage, type Say } from '../inLanguage';
import { expect, test } from '../../fixtures/fixtures';
import { expectWholePage } from '../../checks/wholePage';
import { NARROW } from '../../../scripts/browser/phone';

test.use({ dataSet: 'borrower privacy' });

const DEMO = '9876543210';

/** Presses Tab until the switch has the focus. */
async function tabToSwitch(page: Page, name: string): Promise<void> {
  const control = page.getByRole('switch', { name });
  await expect(control).toBeVisible();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function openCentre(page: Page, say: Say): Promise<void> {
  // The page after the sign-in replaces the address `/user`, which would close the menu.
  await expect(page).not.toHaveURL(/\/user$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: say('Menu') }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: say('Privacy'), exact: true });
  await link.click();
  await expect(heading(page, say('What you have agreed to'))).toBeVisible();
}

test('a consent is withdrawn and given with one key; without it there are no offers, and why', async ({
  page,
}) => {
  const say = inLanguage('hi');
  const purpose = say('Compare my answers with lenders’ rules');
  await signIn(page, DEMO, 'hi');
  await openCentre(page, say);
  await tabToSwitch(page, purpose);
  await press(page, 'Space');
  await expect(
    page.getByText(
      say.like('Withdrawn on %{when}, version %{version}, in %{language}', {
        version: 2,
      }),
    ),
  ).toBeVisible();

  await page.goto('/user/offers');
  await expect(heading(page, say('Why there are no offers'))).toBeVisible();
  await expectWholePage(page, 'hi', 'offers without a consent');
  const agree = page.getByRole('button', { name: say('Agree and see offers') });
  const box = page.getByRole('checkbox', { name: purpose });
  await expect(box).not.toBeChecked();
  await agree.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(say.within('Tick this box to see offers'));
  await press(page, 'Space');
  await agree.press('Enter');
  await expect(heading(page, say.like('%{count} offers'))).toBeVisible();
  await page.goto('/user/privacy');
  const given = { version: 2, language: say('Hindi', {}, 'privacyTexts') };
  const line = say.like('Given on %{when}, version %{version}, in %{language}', given);
  await expect(page.getByText(line)).toBeVisible();
});

test('the centre keeps what the server refuses, and shows and hands out what is stored', async ({
  page,
}) => {
  await signIn(page, DEMO);
  await openCentre(page, inLanguage('en'));
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
});

test('a reminder takes a day within ninety, and is cancelled in the centre', async ({ page }) => {
  const say = inLanguage('hi');
  await signIn(page, DEMO, 'hi');
  await page.getByRole('button', { name: say('Remind me later') }).click();
  const dialog = page.getByRole('dialog', { name: say('Remind me later') });
  const day = dialog.getByRole('textbox', { name: say('Day', {}, 'remindTexts') });
  await expect(day).not.toHaveValue('');
  const proposed = await day.inputValue();
  await day.fill('01/01/2020');
  await dialog.getByRole('button', { name: say('Set the reminder') }).click();
  await expect(day).toHaveAccessibleDescription(say.within('Enter a date within the next 90 days'));
  await expect(day).toBeFocused();
  await expectAccessible(page);
  await day.fill(proposed);
  await day.press('Enter');
  await expect(
    page.getByText(
      say('We will remind you on %{day}. You can cancel it in Your privacy.', { day: proposed }),
    ),
  ).toBeVisible();
  await openCentre(page, say);
  await page
    .getByRole('button', { name: say('Cancel the reminder on %{day}', { day: proposed }) })
    .click();
  await expect(page.getByText(say('No reminder is set.'))).toBeVisible();
});

for (const language of ['en', 'hi'] as const)
  test(`an erasure is requested, followed and withdrawn; open applications prevent it (${language})`, async ({
    page,
  }) => {
    const say = inLanguage(language);
    await signIn(page, newNumber(), language);
    await openCentre(page, say);
    await page.getByRole('button', { name: say('Ask us to erase my data') }).click();
    const question = page.getByRole('alertdialog', { name: say('Erase your data?') });
    await expectWholePage(page, language, 'the question before an erasure');
    await question.getByRole('button', { name: say('Ask us to erase my data') }).click();
    await expect(
      page.getByText(
        say.like('We will carry out your request %{reference} by %{due} and send you a message.'),
      ),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: say('Requested') })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await page.reload();
    await page.getByRole('button', { name: say('Cancel the request') }).click();
    await expect(page.getByRole('button', { name: say('Ask us to erase my data') })).toBeVisible();

    const blocked = 'We cannot erase your data while an application is open. Waiting for: X.';
    await page.route('**/erasure', (route) =>
      route.fulfill({ status: 409, json: { message: blocked } }),
    );
    await page.getByRole('button', { name: say('Ask us to erase my data') }).click();
    await question.getByRole('button', { name: say('Ask us to erase my data') }).click();
    await expect(page.getByRole('alert')).toContainText(blocked);
  });
