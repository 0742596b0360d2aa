import { expectAccessible } from '../../checks/accessible';
import { expectToast } from '../../fixtures/admin';
import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'help requests' });

test('a visitor’s request is found, answered, and removed from the open ones', async ({ page }) => {
  const contact = { email: 'meera@example.in', phoneNumber: '9811111111' };
  const asked = await page.request.post('/api/help-requests', {
    data: { contactName: 'Meera Pillai', ...contact, description: 'My code does not come' },
  });
  const { data } = await asked.json();
  await asAdmin(page, 'telecalling@demo.in');
  await page.goto('/admin/help-requests?filter={"status":["open"]}');
  await page.getByRole('searchbox').fill('Meera');
  const row = page.locator('tbody tr[data-id]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(data.reference);
  await expectAccessible(page);
  await row.getByRole('button', { name: /Status/ }).click();
  await row.getByRole('combobox').selectOption('Answered');
  await expectToast(page, 'Help request updated');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Help Requests' })).toBeVisible();
  await expect(page.getByText('Try another search, or clear the filters.')).toBeVisible();
});

test('role 2 is sent home and refused', async ({ page }) => {
  await asAdmin(page, 'reports@demo.in');
  await page.goto('/admin/help-requests');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const authorization = `Bearer ${await getToken(page.request, 'admin', 'reports@demo.in')}`;
  const answer = await page.request.get('/api/rest/help-requests', { headers: { authorization } });
  expect(answer.status()).toBe(403);
});
