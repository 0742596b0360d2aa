import { getDeviceToday } from '@marketplace/shared/format';
import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'commission file' });

test('what a lender pays is loaded, and the partner’s line turns from expected to due and back', async ({
  page,
  request,
}) => {
  const token = await getToken(request, 'partner', 'partner@demo.in');
  const answer = await request.get(`/api/partner/ledger?from=2025-01-01&to=${getDeviceToday()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  const expected: { id: string; state: string; application_reference: string }[] = data.lines;
  const line = expected.find(({ state }) => state === 'expected');
  if (!line) throw new Error('No line is expected');
  const buffer = Buffer.from(
    [
      'application_id,commission_amount,commission_date',
      `${line.application_reference},"4,321.50",${getDeviceToday()}`,
      `A-NONE-NONE,100,${getDeviceToday()}`,
    ].join('\n'),
  );
  await asAdmin(page);
  await page.goto('/admin/commission-upload-file');
  await page
    .getByLabel('Drop a file here')
    .setInputFiles({ name: 'girivar.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check file' }).click();
  const found = page.getByRole('region', { name: 'girivar.csv' });
  await found.getByRole('button', { name: 'Unknown: 1' }).click();
  await expect(found.locator('tbody tr[data-id]')).toContainText('There is no such application');
  await found.getByRole('button', { name: 'Load 1 changed row' }).click();
  const history = page.getByRole('region', { name: 'Uploaded files' });
  const upload = history.locator('tbody tr[data-id]').filter({ hasText: 'girivar.csv' });
  await expect(upload).toContainText('Loaded');

  await asPartner(page);
  await page.goto(`/partner/reports/entries/${line.id}`);
  await expect(page.getByText('₹4,321.50')).toBeVisible();
  await expect(page.getByText('In the next payout')).toBeVisible();

  await asAdmin(page);
  await page.goto('/admin/commission-upload-file');
  await upload.getByRole('button', { name: 'Roll back girivar.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(upload).toContainText('Rolled back');

  await asPartner(page);
  await page.goto(`/partner/reports/entries/${line.id}`);
  await expect(page.getByText('Expected', { exact: true })).toBeVisible();
});
