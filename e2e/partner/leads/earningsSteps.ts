import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expect } from '../../fixtures/fixtures';
import { asAdmin, asPartner } from '../../fixtures/session';

/** Opens a line of the ledger, disputes it as the partner, answers as an admin, and reads the answer. */
export async function expectDisputeAnswered(page: Page): Promise<void> {
  await asPartner(page);
  await page.goto('/partner');
  await expect(page.getByRole('heading', { name: 'Your money' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Call next' })).toBeVisible();
  await page.goto('/partner/reports');
  const lines = page.getByRole('table', { name: 'Lines of the ledger' }).getByRole('rowheader');
  await expect(lines.first()).toBeVisible();
  await expectAccessible(page);
  await lines.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Why this amount' })).toBeVisible();
  await expect(page.getByText('The lender pays')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dispute this line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispute this line' });
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'The amount is wrong' }).click();
  await dialog.getByLabel('Message').fill('The slab says more.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveCount(1);
  const address = new URL(page.url()).pathname;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^D-/u);
  const reference = await heading.innerText();

  await asAdmin(page);
  await page.goto('/admin/disputes');
  await page.getByRole('link', { name: reference }).click();
  await page.getByLabel('Your message').fill('The lender paid less.');
  await page.getByRole('button', { name: 'Send and resolve' }).click();
  await expect(messages).toHaveCount(2);
  await expect(page.getByText(/^Changed by .+ on /)).toBeVisible();
  await expectAccessible(page);

  await asPartner(page);
  await page.goto(address);
  await expect(messages.last()).toContainText('The lender paid less.');
}
