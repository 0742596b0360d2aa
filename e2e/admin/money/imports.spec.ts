import { readFileSync } from 'node:fs';
import { getDeviceToday } from '@marketplace/shared/format';
import { expectNoViolations, expectToast } from '../../fixtures/admin';
import { chooseOption, getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'imports' });

interface Application {
  id: string;
  reference: string;
  status: string;
}

test('a report of disbursals is mapped, checked, loaded and rolled back', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await getToken(request, 'admin', 'admin@demo.in')}` };
  const filter = encodeURIComponent(JSON.stringify({ status: 'approved' }));
  const answer = await request.get(`/api/rest/applications?filter=${filter}&range=[0,0]`, {
    headers,
  });
  const [approved]: Application[] = await answer.json();
  if (!approved) throw new Error('No approved application');
  const getStatus = async (): Promise<string> => {
    const read = await request.get(`/api/rest/applications/${approved.id}`, { headers });
    const { status }: Application = await read.json();
    return status;
  };
  const file = {
    name: 'girivar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Our number,Disbursed Amount,Disbursement Date',
        `${approved.reference},"1,25,000",${getDeviceToday()}`,
        `A-NONE-NONE,1000,${getDeviceToday()}`,
      ].join('\n'),
    ),
  };
  await asAdmin(page);
  await page.goto('/admin/mis-upload');
  await page.getByLabel('Drop a file here').setInputFiles(file);
  await expect(page.getByText('The file has 2 rows.')).toBeVisible();
  const check = page.getByRole('button', { name: 'Check file' });
  await expect(check).toBeDisabled();
  await chooseOption(page.getByRole('combobox', { name: /^Application/ }), 'Our number');
  await check.click();

  const found = page.getByRole('region', { name: 'girivar.csv' });
  await expect(found.getByText('Ready to load')).toBeVisible();
  await found.getByRole('button', { name: 'Unknown: 1' }).click();
  const row = found.locator('tbody tr[data-id]');
  await expect(row).toContainText('There is no such application');
  await expectNoViolations(page);
  const [failed] = await Promise.all([
    page.waitForEvent('download'),
    found.getByRole('button', { name: 'Failed rows as CSV' }).click(),
  ]);
  const mended = readFileSync(await failed.path(), 'utf8');
  expect(mended).toContain('application_id,disbursed_amount,disbursal_date,remarks,error');
  expect(mended).toContain('A-NONE-NONE,1000,');
  await found.getByRole('button', { name: 'Changed: 1' }).click();
  await expect(row).toContainText(approved.reference);
  await expect(row).toContainText('₹1,25,000');
  expect(await getStatus()).toBe('approved');

  await found.getByRole('button', { name: 'Load 1 changed row' }).click();
  const history = page.getByRole('region', { name: 'Uploaded files' });
  const upload = history.locator('tbody tr[data-id]').filter({ hasText: 'girivar.csv' });
  await expect(upload).toContainText('Loaded');
  expect(await getStatus()).toBe('disbursed');
  await upload.getByRole('button', { name: 'Roll back girivar.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(upload).toContainText('Rolled back');
  expect(await getStatus()).toBe('approved');

  await page.getByLabel('Drop a file here').setInputFiles(file);
  await expect(page.getByText('The columns are matched as last time.')).toBeVisible();
  await expect(check).toBeEnabled();
});

test('a reporter loads a status file, and neither rolls it back nor sees a report', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await getToken(request, 'admin', 'admin@demo.in')}` };
  const filter = encodeURIComponent(JSON.stringify({ status: 'in_review' }));
  const answer = await request.get(`/api/rest/applications?filter=${filter}&range=[0,0]`, {
    headers,
  });
  const [reviewed]: Application[] = await answer.json();
  if (!reviewed) throw new Error('No application is in review');
  await asAdmin(page, 'reports@demo.in');
  await page.goto('/admin/mis-upload');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto('/admin/application-status-file');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expectToast(page, 'No file selected');
  const input = page.getByLabel('Drop a file here');
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expectToast(page, 'Invalid file type');
  await input.setInputFiles({
    name: 'december.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'application_id,status,status_date,remarks',
        `${reviewed.reference},Approved,${getDeviceToday()},`,
        `A-NONE-NONE,approved,${getDeviceToday()},`,
      ].join('\n'),
    ),
  });
  await expect(page.getByText('The file has 2 rows.')).toBeVisible();
  await expect(page.getByText('Invalid file type')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check file' }).click();
  const found = page.getByRole('region', { name: 'december.csv' });
  await expect(found.getByRole('heading', { name: '1 Errors found' })).toBeVisible();
  await expect(found.getByRole('table', { name: '1 Errors found' })).toContainText(
    'There is no such application',
  );
  await found.getByRole('button', { name: 'Load 1 changed row' }).click();
  await expectToast(page, '1 rows loaded successfully');
  const history = page.getByRole('region', { name: 'Uploaded files' });
  const upload = history.locator('tbody tr[data-id]').filter({ hasText: 'december.csv' });
  await expect(upload).toContainText('Loaded');
  await expect(upload.getByRole('button')).toHaveText([/^Show/]);
});

test('a slow upload shows its progress, can be cancelled, and is tried again after a failure', async ({
  page,
}) => {
  const row = `A-NONE-NONE,1000,${getDeviceToday()},${'x'.repeat(200)}`;
  const lines = ['application_id,disbursed_amount,disbursal_date,remarks'];
  const buffer = Buffer.from(lines.concat(Array.from({ length: 5000 }, () => row)).join('\n'));
  await asAdmin(page);
  await page.goto('/admin/mis-upload');
  const input = page.locator('input[type=file]');
  await expect(input).toBeVisible();
  const network = await page.context().newCDPSession(page);
  const limitUpload = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await limitUpload(150_000);
  await input.setInputFiles({ name: 'slow.csv', mimeType: 'text/csv', buffer });
  const bar = page.getByRole('progressbar', { name: 'File upload' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^0\.\d of 1\.1 MB sent$/);
  await expect(page.getByText('25% of the file sent')).toBeAttached();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled the upload.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText('slow.csv')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeFocused();

  await limitUpload(-1);
  await page.route('/api/imports/columns*', (route) => route.abort('connectionreset'));
  await retry.click();
  await expect(page.getByLabel('slow.csv')).toHaveAccessibleDescription(/connection/i);
  await page.unroute('/api/imports/columns*');
  await retry.click();
  await expect(page.getByText('The file has 5,000 rows.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check file' })).toBeEnabled();
});
