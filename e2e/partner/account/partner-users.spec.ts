import { expectToast } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';
import { acceptInvitation, approveMerchant, manageUsers, openUsedLink } from './partnerUserSteps';
import { asAdmin, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'partner users' });

test('an approved merchant chooses a password and manages the users of its portal', async ({
  page,
}) => {
  const link = await approveMerchant(page);
  await acceptInvitation(page, link);
  await manageUsers(page);
  await openUsedLink(page, link);
});

test('an admin disables a partner, whose user is signed out, and enables it again', async ({
  page,
}) => {
  await asPartner(page, 'second@demo.in');
  await asAdmin(page);
  await page.goto('/admin/partners/4');
  const agree = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
  };
  await agree('Disable the partner');
  await expectToast(page, 'The partner is disabled');
  await expect(page.getByText('This partner is disabled.')).toBeVisible();
  await page.goto('/partner');
  await expect(page).toHaveURL(/\/partner\/login/);
  await page.goto('/admin/partners/4');
  await agree('Enable the partner');
  await expectToast(page, 'The partner is enabled');
});
