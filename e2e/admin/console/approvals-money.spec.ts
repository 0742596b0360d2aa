import { getDeviceToday } from '@marketplace/shared/format';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expectToast } from '../../fixtures/admin';
import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'approvals of money' });

const SECOND = 'telecalling@demo.in';

const getHeaders = async (
  request: APIRequestContext,
  email: string,
  area: 'admin' | 'partner' = 'admin',
) => ({ authorization: `Bearer ${await getToken(request, area, email)}` });

test('money that waits shows its total and each amount above what was promised, and a claw-back is withdrawn', async ({
  page,
}) => {
  const headers = await getHeaders(page.request, 'admin@demo.in');
  await page.request.put('/api/rest/admin-users/3', { headers, data: { role: '1' } });
  const settings = { partner_share: 0, payout_account: 0, commission: 1, criteria: 0, deletion: 0 };
  await page.request.post('/api/approval-settings', { headers, data: settings });
  const ledger = await page.request.get(
    `/api/partner/ledger?from=2025-01-01&to=${getDeviceToday()}`,
    { headers: await getHeaders(page.request, 'partner@demo.in', 'partner') },
  );
  interface Line {
    state: string;
    application_reference: string;
    disbursed_amount: number;
  }
  const { lines }: { lines: Line[] } = (await ledger.json()).data;
  const [above] = lines
    .filter(({ state }) => state === 'expected')
    .toSorted((a, b) => b.disbursed_amount - a.disbursed_amount);
  const text = [
    'application_id,commission_amount,commission_date',
    `${above?.application_reference},90000,${getDeviceToday()}`,
  ].join('\n');
  const checked = await page.request.post('/api/imports?kind=commission&mapping=0,1,2,', {
    headers,
    multipart: {
      image_name: { name: 'paid.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
    },
  });
  expect(checked.status(), await checked.text()).toBe(200);
  const { upload }: { upload: { id: string } } = await checked.json();
  const commit = () =>
    page.request.post(`/api/imports/${upload.id}/commit`, {
      headers,
      data: { confirmation: 'request' },
    });
  await expect.poll(async () => (await commit()).status()).toBe(200);

  await asAdmin(page, SECOND);
  await page.goto('/admin/approvals');
  const file = page.getByRole('listitem').filter({ hasText: 'Commission file: paid.csv' });
  await expect(file).toContainText('Total: ₹90,000.00 · 1 row');
  await expect(file).toContainText('1 amount is above what was promised');
  const line = new RegExp(`${above?.application_reference}: ₹90,000.00 booked, ₹[\\d,.]+ promised`);
  await expect(file).toContainText(line);
  const payout = page.getByRole('listitem').filter({ hasText: /Payout: P-/u });
  await expect(payout).toContainText(/Total: ₹[\d,.]+ · \d+ rows? · To account \*+\d{4}/u);
  await expectAccessible(page);
  await file.getByRole('link').click();
  const found = page.getByRole('region', { name: 'paid.csv' });
  await expect(found).toContainText(line);
  await page.getByRole('button', { name: 'Confirm paid.csv' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(line);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin/approvals');
  await payout.getByRole('link').first().click();
  await expect(page.getByText(/To account \*+\d{4}/u)).toBeVisible();
  await page
    .getByRole('button', { name: /^Claw back from/u })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('1.50');
  await dialog.getByLabel('Reason').fill('The borrower cancelled the loan');
  await dialog.getByRole('button', { name: 'Claw back' }).click();
  await expectToast(page, 'Waiting for a second admin');
  const note = page.getByRole('link', { name: 'Claw-back of ₹1.50 waits for approval' });
  await expect(note).toHaveAttribute('href', /\/approvals\//u);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, 'Change withdrawn');
  await expect(note).toHaveCount(0);
});
