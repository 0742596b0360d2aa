import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expect } from '../../fixtures/fixtures';
import { PHONE } from '../../../scripts/browser/phone';
import { asAdmin, asPartner } from '../../fixtures/session';

const SUBJECT = 'The link of a customer does not open';
const FILE = {
  name: 'screen.png',
  mimeType: 'image/png',
  buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** Asks as a partner with a file, answers and closes as an admin, and reads the answer as the partner on a phone. */
export async function expectTicketAnswered(page: Page): Promise<void> {
  await asPartner(page);
  await page.goto('/partner/communication');
  await page.getByRole('main').getByRole('link', { name: 'Tech Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tech Support' })).toBeVisible();
  // What the list shows now would hide the new ticket.
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await page.getByRole('button', { name: 'New ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'New ticket' });
  await dialog.getByLabel('Subject').fill(SUBJECT);
  await dialog.getByLabel('Message').fill('It says that it was not found.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: SUBJECT })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: SUBJECT }).click();
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveCount(1);
  const address = new URL(page.url()).pathname;
  await page.getByLabel('Attach a file').setInputFiles(FILE);
  await expect(messages).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download screen.png' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('screen.png');

  await asAdmin(page);
  await page.goto('/admin/tickets');
  const mine = page.getByRole('row').filter({ hasText: SUBJECT });
  await expect(mine.getByText('New', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: SUBJECT }).click();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
  await page.getByLabel('Your message').fill('Please make a new link, the old one has expired.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(messages).toHaveCount(3);
  await expect(page.getByText('Answered', { exact: false }).first()).toBeVisible();
  await page.locator('#content').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(PHONE);
  await asPartner(page);
  await page.goto('/partner/communication');
  const support = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tech Support' });
  await expect(support).toContainText('1 new answer');
  await support.getByRole('link').click();
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible();
  await page.goto(address);
  await expect(messages.last()).toContainText('Please make a new link');
  await expectAccessible(page);
  await page.goto('/partner/communication/tech-support');
  await expect(page.getByRole('link', { name: SUBJECT })).toHaveAttribute('data-unread', 'false');
}
