import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { withFault } from '../../checks/faultInjection';
import { signInToConsole, getToken } from '../../fixtures/console';
import { expect } from '../../fixtures/fixtures';
import { switchOnSecondFactor } from '../../fixtures/secondFactor';
import { asAdmin, asPartner } from '../../fixtures/session';

const PASSWORD = 'Partner@123';

async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click();
  const panel = page.getByRole('tabpanel', { name });
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return panel;
}

/** Changes the profile, enters an account, which an admin refuses, and chooses notifications. */
export async function expectSettingsKept(page: Page): Promise<void> {
  await asPartner(page);
  await page.goto('/partner/settings');
  const profile = page.getByRole('tabpanel', { name: 'Profile' });
  await profile.getByRole('button', { name: 'Edit the profile' }).click();
  const form = page.getByRole('dialog', { name: 'Edit the profile' });
  await form.getByLabel('Contact person').fill('Leela Nair');
  await form.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/does not belong to the PAN/)).toBeVisible();
  await form.getByLabel('GSTIN').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(profile).toContainText('Leela Nair');
  await expect(profile).toContainText('Not registered for GST');
  await expectAccessible(page);

  const account = await openTab(page, 'Payout account');
  await account.getByRole('button', { name: 'Change the account' }).click();
  const entry = page.getByRole('dialog', { name: 'Change the account' });
  await entry.getByLabel('Account holder').fill('Cedarloop Finance');
  await entry.getByLabel('Account number', { exact: true }).fill('123456789012');
  await entry.getByLabel('Account number again').fill('123456789012');
  await entry.getByLabel('IFSC').fill('HDFC0001234');
  await entry.getByLabel('Your password').fill(PASSWORD);
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(entry).toBeHidden();
  await expect(account).toContainText('To be verified');
  await expect(account).toContainText('********9012');
  await expectAccessible(page);

  const notifications = await openTab(page, 'Notifications');
  const box = notifications.getByRole('checkbox', { name: 'Payout made: SMS' });
  await withFault(page, ['**/api/partner/notifications', 'status=500', 'POST'], async () => {
    await box.click();
    await expect(notifications.getByRole('alert')).toContainText('A fault was asked for');
    await expect(box).not.toBeChecked();
  });
  await box.click();
  await expect(box).toBeEnabled();
  await expect(box).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(box).toBeChecked();

  await asAdmin(page);
  await page.goto('/admin/partners/1');
  const section = page.getByRole('region', { name: 'Payout account' });
  await section.getByRole('button', { name: 'Refuse' }).click();
  const refusal = page.getByRole('dialog', { name: 'Refuse this account?' });
  await refusal.getByLabel('Reason').fill('The bank has another holder');
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(refusal).toBeHidden();
  await expect(section).toContainText('Not verified');
  await expectAccessible(page);

  await asPartner(page);
  await page.goto('/partner/settings/payout-account');
  await expect(page.getByText('The bank has another holder')).toBeVisible();
}

/** Reads the fixtures' notices, opens the one that an admin's answer brings, and marks the next as read. */
export async function expectNoticesRead(page: Page): Promise<void> {
  const { request } = page;
  await asPartner(page);
  await page.goto('/partner/settings/notifications');
  await expect(
    page.getByRole('checkbox', { name: 'Ticket answered: In the portal' }),
  ).toBeChecked();
  const [partner, admin] = await Promise.all([
    getToken(request, 'partner', 'partner@demo.in'),
    getToken(request, 'admin', 'admin@demo.in'),
  ]);
  const post = async (token: string, path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post(path, { headers, data });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const answerTicket = async (subject: string): Promise<void> => {
    const body = { kind: 'general_query', subject, text: 'When is it paid?' };
    const { data } = await post(partner, '/api/partner/tickets', body);
    await post(admin, `/api/tickets/${data.id}/messages`, { text: 'On the tenth.' });
  };

  await post(partner, '/api/partner/notifications/read', {});
  await answerTicket('My payout of October');
  await page.reload();
  const bell = (unread: number) =>
    page.getByRole('button', { name: `Notifications, ${unread} unread`, exact: true });
  await bell(1).click();
  const notices = page.getByRole('dialog', { name: 'Notifications' });
  await expectAccessible(page);
  await notices.getByRole('link', { name: /^Unread: Ticket \S+ has an answer$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My payout of October');
  await expect(bell(0)).toBeVisible();

  await answerTicket('My payout of November');
  await page.goto('/partner/settings/notifications');
  const inbox = page.getByRole('region', { name: 'In the portal' });
  await expect(inbox.getByRole('link', { name: /^Unread:/ })).toHaveCount(1);
  await inbox.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(0)).toBeVisible();
  await page.reload();
  await expect(inbox.getByRole('link').first()).toHaveText(/^Ticket \S+ has an answer$/);
  await expectAccessible(page);
}

/** Switches the second factor on, and signs in with a code of the app. */
export async function expectSecondFactor(page: Page): Promise<void> {
  await asPartner(page, 'second@demo.in');
  await page.goto('/partner/settings/security');
  const panel = page.getByRole('region', { name: 'Second factor' });
  const recovery = await switchOnSecondFactor(panel, PASSWORD);
  await expect(panel).toContainText('10 recovery codes are left.');

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/partner/login');
  await signInToConsole(page, 'second@demo.in', PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('aaaaa-aaaaa');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/wrong or has been used/)).toBeVisible();
  await code.fill(recovery);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}
