import { expectAccessible } from '../../checks/accessible';
import { expectToast } from '../../fixtures/admin';
import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin } from '../../fixtures/session';

test.use({ dataSet: 'messaging' });

test('a template is written and tested, and a campaign of it counts its audience', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto('/admin/messaging');
  await expect(page.getByRole('link', { name: 'Lower rates this week' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Message Templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message Templates' })).toBeVisible();
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  const save = dialog.getByRole('button', { name: 'New template' });
  await dialog.getByLabel('Name').fill('Diwali');
  await dialog.getByRole('combobox', { name: 'Channel' }).click();
  await page.getByRole('option', { name: 'SMS' }).click();
  await dialog.getByLabel('DLT ID').fill('1107160000000055555');
  await dialog.getByLabel('Text in English').fill('Happy Diwali, {first_name}!');
  await dialog.getByLabel('Text in Hindi').fill('दिवाली की शुभकामनाएँ!');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Text in Hindi').fill('दिवाली की शुभकामनाएँ, {first_name}!');
  await expect(dialog.getByText('Happy Diwali, Asha!')).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expectToast(page, 'Template saved');
  await page.getByRole('link', { name: 'Diwali' }).click();
  await expect(page.getByText('Happy Diwali, Asha!')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expectToast(page, 'We have sent the test to admin@demo.in');
  const outbox = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  expect((await outbox.json())[0]).toMatchObject({ to: 'admin@demo.in' });
  await expectAccessible(page);

  await page.goto('/admin/messaging');
  await page.getByRole('button', { name: 'New campaign' }).click();
  const campaign = page.getByRole('dialog', { name: 'New campaign' });
  await campaign.getByLabel('Name').fill('Diwali wishes');
  await campaign.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Diwali' }).click();
  await expect(campaign.getByRole('status')).toContainText(
    /\d+ of \d+ customers consent to (SMS|e-mail|WhatsApp)/,
  );
  await campaign.getByRole('textbox', { name: 'Send at' }).fill('1 Jan 2099 12:00');
  await campaign.getByRole('button', { name: 'Schedule' }).click();
  await expectToast(page, 'Campaign scheduled');
  await page.getByRole('link', { name: 'Diwali wishes' }).click();
  await page.getByRole('button', { name: 'Change campaign' }).click();
  const changed = page.getByRole('dialog', { name: 'Change campaign' });
  const sendAt = changed.getByRole('textbox', { name: 'Send at' });
  await expect(sendAt).toHaveValue('01/01/2099, 12:00 pm');
  await expect(changed.getByText('Happy Diwali, Asha!')).toBeVisible();
  await sendAt.fill('02-01-2099 11:30 am');
  await changed.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Campaign changed');
  await expect(page.getByText('2 Jan 2099, 11:30 am', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel campaign' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep campaign' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel campaign' }).click();
  await expectToast(page, 'Campaign cancelled');
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('role 2 is sent home and refused', async ({ page }) => {
  await asAdmin(page, 'reports@demo.in');
  await page.goto('/admin/messaging');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const authorization = `Bearer ${await getToken(page.request, 'admin', 'reports@demo.in')}`;
  const answer = await page.request.get('/api/rest/message-campaigns', {
    headers: { authorization },
  });
  expect(answer.status()).toBe(403);
});
