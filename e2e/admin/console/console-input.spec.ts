import type { BrowserContext, Page } from '@playwright/test';
import { expectSettled } from '../../checks/accessible';
import { expectToast, signInAsAdmin } from '../../fixtures/admin';
import { countTokenChecks } from '../../checks/tokenChecks';
import { signInToConsole, getToken } from '../../fixtures/console';
import { newNumber } from '../../borrower/borrower';
import { watchRequests } from '../../checks/faultInjection';
import { expect, test } from '../../fixtures/fixtures';
import { asMasquerade, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'console input' });

/** Ends the session of an area on the server, as after a day or from another tab. */
async function killSession(context: BrowserContext, name: string): Promise<void> {
  const cookies = await context.cookies();
  await context.addCookies(
    cookies.map((one) => (one.name === name ? { ...one, value: 'dead' } : one)),
  );
}

const priority = (page: Page) => page.getByLabel('Priority', { exact: true });

test('a field keeps what was typed through a reload, a 401 and the sign-in, until it is saved', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page, '/admin/lenders/6');
  await priority(page).fill('41');
  await page.reload();
  await expect(priority(page)).toHaveValue('41');
  await expect(page.getByText('You entered this earlier. It is not saved.')).toBeVisible();

  await killSession(context, 'adminToken');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/admin/login?callback=%2Fadmin%2Flenders%2F6');
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await signInToConsole(page, 'admin@demo.in', 'Admin@123');
  await expect(page).toHaveURL('/admin/lenders/6');
  await expect(priority(page)).toHaveValue('41');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Lender updated successfully!');
  await page.reload();
  await expect(priority(page)).toHaveValue('41');
  await expect(page.getByText('You entered this earlier. It is not saved.')).toHaveCount(0);
});

test('an unfinished special offer opens again; Escape asks first; a logout deletes it', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/lenders');
  const edit = page.getByRole('button', { name: 'Edit Special Offer of Girivar-Bank' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Special Offer: Girivar-Bank' });
  const text = dialog.getByRole('textbox').first();
  await text.fill('No fee in May');
  await page.reload();
  await expect(text).toHaveValue('No fee in May');
  await text.press('Escape');
  await expect(dialog.getByText('Your changes are not saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(text).toHaveValue('No fee in May');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('No fee');
  await text.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);

  await edit.click();
  await text.fill('No fee in June');
  await page.reload();
  await expect(text).toHaveValue('No fee in June');
  await page.getByRole('button', { name: 'Logout', includeHidden: true }).dispatchEvent('click');
  await expect(page).toHaveURL('/admin/login');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .not.toContain('No fee');
});

test('two admins who change one value see both, and choose', async ({ page, request }) => {
  await signInAsAdmin(page, '/admin/lenders');
  await page.getByRole('button', { name: 'Edit Priority of Girivar-Bank' }).click();
  const cell = page.getByRole('textbox', { name: 'Priority of Girivar-Bank' });
  await cell.fill('31');
  const token = await getToken(request, 'admin', 'admin@demo.in');
  const id = await page.locator('tr', { has: cell }).getAttribute('data-id');
  const answer = await request.post('/api/update-lender-data', {
    headers: { authorization: `Bearer ${token}` },
    data: { lender_id: Number(id), property: 'priority', value: 77 },
  });
  expect(answer.status()).toBe(200);
  await cell.press('Enter');
  await expect(page.getByText('Someone else changed this')).toBeVisible();
  await expect(page.getByText(/Reload and try again/)).toHaveCount(0);
  await expect(page.getByRole('definition')).toHaveText(['77', '31']);
  const sent = page.waitForRequest('**/api/update-lender-data');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  expect((await sent).postDataJSON().version).toBeGreaterThan(1);
  await expect(
    page.getByRole('button', { name: 'Edit Priority of Girivar-Bank, now 31' }),
  ).toBeVisible();
});

test('the portal checks its token once for each load, and not for a change of its colours', async ({
  page,
}) => {
  const waitForRequests = watchRequests(page);
  const checks = countTokenChecks(page);
  await asPartner(page);
  await page.goto('/partner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.goto('/partner/leads?filter=%7B%22stage%22%3A%22offers%22%7D');
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await expectSettled(page);
  await waitForRequests();
  await expect.poll(checks).toBe(2);
});

test('the portal says why a sign-in is needed, and returns to the page and its input', async ({
  page,
  context,
}) => {
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/partner/get-revenue')) checks.push(page.url());
  });
  await asPartner(page);
  await page.goto('/partner/leads');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Customer links' })
    .click();
  await expect(page).toHaveURL('/partner/prospects');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const name = page.getByRole('dialog').getByLabel(/first name/i);
  await name.fill('Meena');
  await expect
    .poll(() => checks.map((url) => new URL(url).pathname))
    .toEqual(['/partner/leads', '/partner/prospects']);
  await killSession(context, 'partnerToken');
  await page.reload();
  await expect(page).toHaveURL('/partner/login');
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await signInToConsole(page, 'partner@demo.in', 'Partner@123');
  await expect(page).toHaveURL('/partner/prospects');
  await expect(name).toHaveValue('Meena');
});

const UNSENT = [
  { at: '/partner/leads', open: 'Add a lead', field: 'Name', send: 'Add a lead' },
  {
    at: '/partner/communication/general-query',
    open: 'New ticket',
    field: 'Subject',
    send: 'Send',
  },
] as const;

for (const { at, open, field, send } of UNSENT)
  test(`input that the portal could not send after the session ended is restored: ${open}`, async ({
    page,
    context,
  }) => {
    await asPartner(page);
    await page.goto(at);
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog', { name: open });
    const typed = dialog.getByLabel(field, { exact: true });
    await typed.fill('Meena Kumari');
    if (open === 'New ticket') await dialog.getByLabel('Message').fill('The link has expired.');
    else {
      await dialog.getByLabel('Mobile number').fill(newNumber());
      await dialog.getByLabel('Pincode').fill('560001');
    }
    await killSession(context, 'partnerToken');
    await dialog.getByRole('button', { name: send }).click();
    await expect(page.getByText(/^Your session has ended/)).toBeVisible();
    await signInToConsole(page, 'partner@demo.in', 'Partner@123');
    await expect(page).toHaveURL(at);
    await expect(typed).toHaveValue('Meena Kumari');
    await dialog.getByRole('button', { name: send }).click();
    await expect(dialog).toBeHidden();
  });

test('an ended masquerade says so, and leads back to where it began', async ({ page, context }) => {
  await asMasquerade(page);
  await killSession(context, 'partnerToken');
  await page.goto('/partner/leads');
  await expect(page).toHaveURL('/partner/login');
  await expect(page.getByText(/^Your session as this partner has ended/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Merchant Management' })).toBeVisible();
});
