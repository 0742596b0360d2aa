import { expect, test } from '../../fixtures/fixtures';
import { expectLeadsUploaded, expectUploadSeenByAdmin } from './leadUploadSteps';
import { expectLeadWorked } from './leadSteps';
import { asMasquerade } from '../../fixtures/session';

test.use({ dataSet: 'partner leads', serverEnv: { TEST_TOOLS: 'on' } });

test('a partner adds a lead, takes the consent, and calls when the reminder is due', async ({
  page,
}) => {
  await expectLeadWorked(page, 'Meera Nair');
});

test('a partner uploads leads from a file, and takes them back, and an admin reads it', async ({
  page,
}) => {
  await expectLeadsUploaded(page, 'Meera Iyer');
  await expectUploadSeenByAdmin(page, 'Meera Iyer');
});

test('a read-only masquerade has no button that writes', async ({ page }) => {
  await asMasquerade(page);
  await page.goto('/partner/leads');
  await expect(page.getByRole('button', { name: 'Add a lead' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Upload leads' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Set a reminder' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeDisabled();
  await page.goto('/partner/upload-leads');
  await expect(page.getByText('You may not upload leads.')).toBeVisible();
  await expect(page.getByLabel('Drop a file here')).toHaveCount(0);
});
