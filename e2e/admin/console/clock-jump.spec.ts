import { expectAccessible } from '../../checks/accessible';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'clock jump', serverEnv: { TEST_TOOLS: 'on' } });

test('after a jump of the clock, an admin confirms the time on the dashboard', async ({ page }) => {
  expect((await page.request.post('/dev/clock', { data: { advance: '30d' } })).status()).toBe(200);
  expect((await page.request.post('/dev/jobs', { data: {} })).status()).toBe(200);
  await signInAsAdmin(page, '/admin/dashboard');
  const alerts = page.getByRole('region', { name: 'Needs attention' });
  await expect(
    alerts.getByText(/^Nothing is deleted now: the server’s clock went from/),
  ).toBeVisible();
  await expectAccessible(page);
  await alerts.getByRole('button', { name: 'Confirm the time' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.getByText(/They cannot be brought back/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Confirm the time' }).click();
  await expect(alerts.getByText(/^Nothing is deleted now/)).toHaveCount(0);
  await page.request.delete('/dev/clock');
});
