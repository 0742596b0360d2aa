import type { Page } from '@playwright/test';
import { expectNoViolationsIn } from '../../checks/accessible';
import { expectNoViolations, expectToast } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'merchant decisions' });

const row = (page: Page, name: string) =>
  page.locator('tbody tr[data-id]').filter({ hasText: name });

async function readMessages(page: Page, contact: string): Promise<string[]> {
  const outbox = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const letters: { to: string; text: string }[] = await outbox.json();
  return letters.filter(({ to }) => to === contact).map(({ text }) => text);
}

test('an admin approves one application and rejects another; both applicants are told', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto('/admin/merchant-management');
  await expect(page.getByRole('link', { name: /^Act as|Cedarloop/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Merchant applications 3 new' }).click();
  await expect(page).toHaveURL(/view=applications/);
  const approved = row(page, 'Qureshi Tax Point');
  await expect(approved).toContainText('AABF******');
  expect(await page.content()).not.toMatch(/AABF[A-Z]\d{4}C/);
  await expectNoViolations(page);
  await approved.getByRole('button', { name: 'Approve Qureshi Tax Point' }).click();
  const question = page.getByRole('dialog', { name: 'Approve Qureshi Tax Point?' });
  await expect(question.getByText(/We send a message to farida\.qureshi@/)).toBeVisible();
  await question.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Qureshi Tax Point is approved');
  await expect(approved.getByText('Approved')).toBeVisible();
  await expect(approved.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Merchant applications 2 new' })).toBeVisible();
  expect(await readMessages(page, 'farida.qureshi@mail.example.in')).toHaveLength(1);

  await row(page, 'Kaur Digital Seva')
    .getByRole('button', { name: /^Reject/ })
    .click();
  const reject = page.getByRole('dialog', { name: 'Reject Kaur Digital Seva?' });
  const send = reject.getByRole('button', { name: 'Reject' });
  await expect(send).toBeDisabled();
  await reject.getByLabel('Reason (shown to the applicant)').fill('The address is incomplete.');
  await page.route('**/decision', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
  );
  await send.click();
  await expect(reject.getByRole('alert')).toBeVisible();
  await expectNoViolationsIn(page, '[role="dialog"]');
  await page.unroute('**/decision');
  await send.click();
  await expectToast(page, 'Kaur Digital Seva is rejected');
  const [letter] = await readMessages(page, 'harpreet.kaur@mail.example.in');
  expect(letter).toContain('The address is incomplete.');
  await page.reload();
  await expect(row(page, 'Kaur Digital Seva').getByText('Rejected')).toBeVisible();
});

test('another admin’s decision is not overwritten', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/admin/merchant-management?view=applications');
  await row(page, 'Malabar Motors')
    .getByRole('button', { name: /^Approve/ })
    .click();
  const token = (await page.context().cookies()).find(({ name }) => name === 'adminToken');
  const id = await row(page, 'Malabar Motors').getAttribute('data-id');
  const other = await page.request.post(`/api/merchants/${id}/decision`, {
    headers: { authorization: `Bearer ${token?.value}` },
    data: { status: 'rejected', remarks: 'Applied twice.' },
  });
  expect(other.status()).toBe(200);
  const question = page.getByRole('dialog', { name: 'Approve Malabar Motors?' });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(question.getByRole('alert')).toContainText('already been decided');
});

test('a partner sees who applies to it, and decides nothing', async ({ page }) => {
  await asPartner(page);
  await page.goto('/partner/merchants');
  await expect(page.getByText('Patil Insurance Desk')).toBeVisible();
  await expect(page.getByText('Malabar Motors')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'मर्चेंट' })).toBeVisible();
  await expectNoViolations(page);
});
