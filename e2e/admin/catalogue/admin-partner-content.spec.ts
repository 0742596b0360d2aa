import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { chooseOption } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'admin partner content' });

/** Adds a record with the given texts by the dialog of a list that is open. */
async function add(
  page: Page,
  texts: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(texts))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  for (const [label, option] of Object.entries(chosen))
    await chooseOption(dialog.getByRole('combobox', { name: label }), option);
  await dialog.getByRole('switch', { name: 'Shown' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens a list by its link in the menu. */
async function openList(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('partners find the FAQs, courses and texts that an admin adds', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/faqs');
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await add(
    page,
    {
      'Question in English': 'May I share links on paper?',
      'Question in Hindi': 'क्या मैं लिंक काग़ज़ पर दे सकता हूँ?',
      'Answer in English': 'Yes, print the QR code.',
      'Answer in Hindi': 'हाँ, QR कोड छापें।',
      Position: '1',
    },
    { For: 'DSAs' },
  );
  await expect(page.getByRole('row', { name: /May I share links on paper/ })).toBeVisible();

  await openList(page, 'Messaging Content');
  await add(
    page,
    {
      Name: 'Monsoon greeting',
      'Text in English': 'Need cash this monsoon? Ask {partner}: {link}',
      'Text in Hindi': 'बरसात में पैसे चाहिए? {partner} से पूछें: {link}',
    },
    { Product: 'Personal Loans' },
  );
  await expect(page.getByRole('row', { name: /Monsoon greeting/ })).toBeVisible();

  await openList(page, 'Courses');
  await add(page, {
    'Title in English': 'Talking about gold loans',
    'Title in Hindi': 'गोल्ड लोन की बात',
    'About, in English': 'What customers ask, and what to answer.',
    'About, in Hindi': 'ग्राहक क्या पूछते हैं, और क्या जवाब दें।',
    'Pass mark': '70',
    Position: '9',
  });
  await page.getByRole('link', { name: 'Talking about gold loans' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Deleted with it: Lessons, Test Questions.');
  await question.getByRole('button', { name: 'Cancel' }).click();

  await asPartner(page);
  await page.goto('/partner/faqs/dsa-queries');
  await page.getByText('May I share links on paper?').click();
  await expect(page.getByText('Yes, print the QR code.')).toBeVisible();
  await page.goto('/partner/marketing-support/messaging-content');
  await expect(page.getByRole('heading', { name: 'Monsoon greeting' })).toBeVisible();
});
