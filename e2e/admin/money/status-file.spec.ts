import type { Page } from '@playwright/test';
import { getDeviceToday } from '@marketplace/shared/format';
import { expectNoViolations, expectToast, signInAsAdmin } from '../../fixtures/admin';
import { getToken } from '../../fixtures/console';
import { withFault } from '../../checks/faultInjection';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'status file' });

const PATH = '/admin/application-status-file';
const SECOND = 'telecalling@demo.in';

interface Application {
  id: string;
  reference: string;
  status: string;
}

const uploadRow = (page: Page) =>
  page.locator('tbody tr[data-id]').filter({ hasText: 'november.csv' });

test('a file that moves an application back waits for a second admin, and is rolled back', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await getToken(request, 'admin', 'admin@demo.in')}` };
  const raised = await request.put('/api/rest/admin-users/3', { headers, data: { role: '1' } });
  expect(raised.status()).toBe(200);
  const find = async (status: string): Promise<Application> => {
    const filter = encodeURIComponent(JSON.stringify({ status }));
    const answer = await request.get(`/api/rest/applications?filter=${filter}&range=[0,0]`, {
      headers,
    });
    const [found]: Application[] = await answer.json();
    if (!found) throw new Error(`No ${status} application`);
    return found;
  };
  const getStatus = async ({ id }: Application): Promise<string> => {
    const answer = await request.get(`/api/rest/applications/${id}`, { headers });
    const { status }: Application = await answer.json();
    return status;
  };
  const paid = await find('disbursed');
  const reviewed = await find('in_review');
  const csv = [
    'application_id,status,status_date,remarks',
    `${paid.id},in_review,${getDeviceToday()},paid by mistake`,
    `${reviewed.id},approved,${getDeviceToday()},`,
  ].join('\n');

  await signInAsAdmin(page, PATH);
  await page.getByLabel('Drop a file here').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await page.getByRole('button', { name: 'Check file' }).click();
  const changes = page.getByRole('region', { name: 'november.csv' });
  await expect(changes.getByRole('button', { name: 'Changed: 2' })).toBeVisible();
  await expect(changes.getByRole('row').filter({ hasText: paid.reference })).toContainText(
    'Back: needs confirmation',
  );
  const lines = () =>
    changes.getByText(paid.reference, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
  await expect.poll(lines, 'the reference takes one line').toBe(1);
  await page.getByRole('button', { name: 'Ask a second admin to confirm all rows' }).click();
  await expectToast(page, 'Waiting for a second admin to confirm the file');
  await expect(uploadRow(page)).toContainText('Another admin must confirm');
  await expect(uploadRow(page).getByRole('button', { name: /Confirm/ })).toHaveCount(0);
  expect(await getStatus(paid)).toBe('disbursed');

  await signInAsAdmin(page, PATH, SECOND);
  const question = page.getByRole('alertdialog', { name: 'Load november.csv?' });
  const confirm = question.getByRole('button', { name: 'Confirm' });
  await withFault(page, ['**/api/rest/import-rows?*', 'status=500'], async () => {
    await uploadRow(page).getByRole('button', { name: 'Confirm november.csv' }).click();
    await expect(question.getByRole('alert')).toContainText('A fault was asked for');
    await expect(confirm).toBeDisabled();
  });
  await question.getByRole('button', { name: 'Try again' }).click();
  const moved = question.getByRole('listitem');
  await expect(moved).toHaveCount(1);
  await expect(moved).toContainText(paid.reference);
  await expect(moved).toContainText(/Disbursed.*₹.*→ In review/);
  await expectNoViolations(page);
  await confirm.click();
  await expectToast(page, '2 rows loaded successfully');
  await expect(uploadRow(page)).toContainText('Loaded');
  expect(await getStatus(paid)).toBe('in_review');
  expect(await getStatus(reviewed)).toBe('approved');

  await uploadRow(page).getByRole('button', { name: 'Roll back november.csv' }).click();
  const back = page.getByRole('alertdialog', { name: 'Roll back november.csv?' });
  await expect(back).toContainText('What the file changed goes back to what it was');
  await back.getByRole('button', { name: 'Roll back' }).click();
  await expectToast(page, '2 rows rolled back');
  await expect(uploadRow(page)).toContainText(
    /Asha Menon\s*Asha Menon asked a second admin, \d.*Confirmed by Neha Rao, \d.*2 of 2 rows loaded, \d.*Rolled back by Neha Rao, \d/,
  );
  expect(await getStatus(paid)).toBe('disbursed');
  expect(await getStatus(reviewed)).toBe('in_review');
});
