import { expectAccessible } from '../../checks/accessible';
import { codeFor } from '../../borrower/borrower';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin, asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'dedupe logs' });

const PAGE = '/admin/dedupe-logs';

test('two records of one person are merged with a chosen value, and separated again', async ({
  page,
}) => {
  const own = {
    first_name: 'Asha',
    last_name: 'Kulkarni',
    birth_date: '1991-05-12',
    email: 'asha.kulkarni@example.in',
  };
  await asBorrower(page, { profile: { ...own, address1: '12 MG Road' } });
  await page.goto('/user/privacy');
  await page.getByRole('button', { name: `Confirm ${own.email}` }).click();
  await expect(page.getByText('We sent a 6-digit code by e-mail to')).toBeVisible();
  await page.getByLabel('One-time code').fill(await codeFor(page.request, own.email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Confirmed by a code')).toHaveCount(2);
  await expectAccessible(page);
  const other = await asBorrower(page, { profile: { ...own, address1: '7 Lake Road' } });

  await asAdmin(page);
  await page.goto(PAGE);
  const pairs = page.getByRole('table', { name: 'May be the same person' });
  const pair = pairs.getByRole('row', { name: /Asha K.* Asha K/ });
  await expect(pair).toContainText(
    'E-mail (only typed in), Name and date of birth (only typed in)',
  );
  await expectAccessible(page);
  await pair.getByRole('link').click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Asha Kulkarni – possible duplicate' }),
  ).toBeVisible();
  await expect(page.getByText('These two cannot be merged yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Merge' })).toHaveCount(0);
  const { userId, headers } = other;
  const ofOther = `/api/user/${userId}`;
  await page.request.post(`${ofOther}/contact-code`, { headers, data: { contact: 'email' } });
  const otp = await codeFor(page.request, own.email);
  await page.request.post(`${ofOther}/contact-confirm`, {
    headers,
    data: { contact: 'email', otp },
  });
  await page.reload();
  await expect(page.getByText('E-mail (confirmed)')).toBeVisible();
  await page.getByRole('radio', { name: /^Address line 1: 7 Lake Road/i }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: /^Merge C-.* into C-/ });
  await dialog.getByLabel('Reason').fill('Told us on the phone');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'De-dupe Logs' })).toBeVisible();
  const log = page.getByRole('row', { name: /Merged/ }).filter({ hasText: 'Asha K' });
  await expect(log).toContainText('Leads');
  await expect(log).toContainText('Waits until the contact confirms it by a code');
  await expect(pair).toHaveCount(0);
  const ended = await page.request.get(`/api/user/${other.userId}`, { headers: other.headers });
  expect(ended.status()).toBe(401);

  await log.getByRole('button', { name: /^Undo/ }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Undone/ })).toBeVisible();
  await expect(pair).toHaveCount(1);
});

test('roles 2 and 3 are sent home', async ({ page }) => {
  for (const email of ['reports@demo.in', 'telecalling@demo.in']) {
    await asAdmin(page, email);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/dedupe-logs/);
  }
});
