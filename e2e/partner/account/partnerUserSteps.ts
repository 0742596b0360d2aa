import type { Page } from '@playwright/test';
import { expectNoViolationsIn } from '../../checks/accessible';
import { expectNoViolations, expectToast } from '../../fixtures/admin';
import { expect } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

const EMAIL = 'farida.qureshi@mail.example.in';

/** Returns the link in the latest message to an address. */
async function readSentLink(page: Page, email: string): Promise<string> {
  const outbox = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const letters: { to: string; text: string }[] = await outbox.json();
  const latest = letters.find(({ to }) => to === email)?.text ?? '';
  return /http\S+\/partner\/invitation#\S+/.exec(latest)?.[0] ?? '';
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, name: string) => page.locator('[data-id]').filter({ hasText: name });

/** Chooses what can be done with a user from the menu of the row, and agrees. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** An admin approves a merchant, who becomes a partner with an invited owner. */
export async function approveMerchant(page: Page): Promise<string> {
  await asAdmin(page);
  await page.goto('/admin/merchant-management?view=applications');
  await page.getByRole('button', { name: 'Approve Qureshi Tax Point' }).click();
  const question = page.getByRole('dialog', { name: 'Approve Qureshi Tax Point?' });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Qureshi Tax Point is approved');
  await page.getByRole('link', { name: 'Open its partner page Qureshi Tax Point' }).click();
  await expect(heading(page)).toHaveText('Qureshi Tax Point');
  await expect(row(page, EMAIL)).toContainText('Invited');
  await expectNoViolations(page);
  return readSentLink(page, EMAIL);
}

/** The owner chooses a password behind the link, and the portal opens; the link works once. */
export async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(heading(page)).toHaveText('Welcome to the partner portal of Qureshi Tax Point');
  await expectNoViolationsIn(page, 'body');
  const wanted = page.getByLabel('New password', { exact: true });
  await wanted.fill('too short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Use at least 12 characters')).toBeVisible();
  await wanted.fill('farida and the river');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/Leave your name/)).toBeVisible();
  await wanted.fill('tidal lantern 62 rope');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(page).toHaveURL('/partner');
}

/** The owner invites a colleague, withdraws the invitation and removes the colleague. */
export async function manageUsers(page: Page): Promise<void> {
  await page.goto('/partner/settings/users');
  await expect(row(page, EMAIL)).toContainText('Farida Qureshi (You)');
  await page.getByRole('button', { name: 'Invite a user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('Name').fill('Tara Joshi');
  await dialog.getByLabel('E-mail').fill('tara.joshi@mail.example.in');
  await expectNoViolationsIn(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Invite a user' }).click();
  const tara = row(page, 'tara.joshi@mail.example.in');
  await expect(tara).toContainText('Viewer');
  await expect(tara).toContainText('Invited');
  await expectNoViolations(page);
  await choose(page, 'Tara Joshi', 'Withdraw the invitation');
  await expect(tara).toContainText('No valid invitation');
  await choose(page, 'Tara Joshi', 'Remove');
  await expect(tara).toHaveCount(0);
}

/** The link of an accepted invitation, and a part of one, lead to the sign-in page. */
export async function openUsedLink(page: Page, link: string): Promise<void> {
  await page.goto('/partner/login');
  await page.goto(link);
  await expect(heading(page)).toHaveText('This invitation cannot be used');
  await expect(page.getByRole('alert')).toContainText('no longer valid');
  await expectNoViolationsIn(page, 'body');
  await page.goto('/partner/invitation');
  await expect(page.getByRole('alert')).toContainText('The link is incomplete');
}
