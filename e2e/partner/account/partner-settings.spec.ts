import { expect, test } from '../../fixtures/fixtures';
import { asMasquerade } from '../../fixtures/session';
import { expectNoticesRead, expectSettingsKept } from './settingsSteps';

test.use({ dataSet: 'settings' });

test('a partner changes its profile, account and notifications, an admin decides', async ({
  page,
}) => {
  await expectSettingsKept(page);
});

test('a notice leads to its record and is read once', async ({ page }) => {
  await expectNoticesRead(page);
});

test('a read-only masquerade has its buttons disabled', async ({ page }) => {
  await asMasquerade(page);
  await page.goto('/partner/settings');
  await expect(page.getByRole('button', { name: 'Edit the profile' })).toBeDisabled();
  await page.getByRole('tab', { name: 'Payout account' }).click();
  await expect(page.getByRole('button', { name: 'Change the account' })).toBeDisabled();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('checkbox', { name: 'New lead: SMS' })).toBeDisabled();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByText(/Only the people who sign in here/)).toBeVisible();
  await page.goto('/partner/settings/nothing');
  await expect(page.getByRole('heading', { name: 'Settings' })).toHaveCount(0);
});
