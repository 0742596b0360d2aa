import { expectBrandStudio } from './brandSteps';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { listMenuNames, getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asAdmin, asPartner } from '../../fixtures/session';

test.use({ dataSet: 'brand studio' });

test('a partner sets its brand, and its borrowers see it', async ({ page }) => {
  await expectBrandStudio(page);
});

/** Sets the brand of the first partner as its studio does. */
async function saveBrand({ request }: Page, looks: object): Promise<void> {
  const token = await getToken(request, 'partner', 'partner@demo.in');
  const headers = { authorization: `Bearer ${token}` };
  const read = await request.get('/api/partner/brand', { headers });
  const { version }: { version: number } = (await read.json()).data;
  const none = { name_hi: '', title: '', title_hi: '', logo: '', logo_wide: '' };
  const data = { ...none, font_family: 'Georgia', ...looks, version };
  expect((await request.post('/api/partner/brand', { headers, data })).status()).toBe(200);
}

test('an admin resets the brand of a partner', async ({ page }) => {
  await saveBrand(page, { name: 'Saffron Credit', primary: '#FFE600', secondary: '#101010' });
  await asAdmin(page);
  await page.goto('/admin/partners/1');
  const brand = page.getByRole('region', { name: 'Brand', exact: true });
  await expect(brand).toContainText('Saffron Credit');
  await brand.getByRole('button', { name: 'Reset the brand' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the brand' }).click();
  await expect(brand).toContainText('The partner has not set its own brand.');
  await expect(brand).toContainText('Cedarloop');
});

test('a brand that another user has saved is kept, or replaced on request', async ({ page }) => {
  const looks = { primary: '#1F4FD8', secondary: '#0A1A4A' };
  await saveBrand(page, { ...looks, name: 'Saffron Credit' });
  await asPartner(page);
  await page.goto('/partner/settings/brand');
  const name = page.getByLabel('Display name', { exact: true });
  const save = page.getByRole('button', { name: 'Save the brand' });
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed this' });
  await expect(name).toHaveValue('Saffron Credit');
  await name.fill('Mine Credit');
  await saveBrand(page, { ...looks, name: 'Theirs Credit', title: 'Money for your shop' });
  await save.click();
  await expect(conflict).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['Theirs Credit', 'Mine Credit']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(name).toHaveValue('Theirs Credit');
  await expect(conflict).toBeHidden();

  await name.fill('Mine Credit');
  await saveBrand(page, { ...looks, name: 'Other Credit', title: 'Money for your farm' });
  await save.click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveTitle('Partner - Settings | Mine Credit');
  // What the person has not changed stays as the other one has saved it.
  await expect(page.getByLabel('Heading of the sign-in page')).toHaveValue('Money for your farm');
  await expect(conflict).toBeHidden();
});

test('a name waits for an admin, the partner withdraws it or borrowers see it once it is approved', async ({
  page,
}) => {
  const looks = { primary: '#1F4FD8', secondary: '#0A1A4A' };
  await saveBrand(page, { ...looks, name: 'Saffron Credit' });
  const admin = {
    authorization: `Bearer ${await getToken(page.request, 'admin', 'admin@demo.in')}`,
  };
  const setRule = async (brand: 0 | 1) => {
    const off = { partner_share: 0, payout_account: 0, commission: 0, criteria: 0, deletion: 0 };
    const data = { ...off, brand, funnel: brand };
    const saved = await page.request.post('/api/approval-settings', { headers: admin, data });
    expect(saved.status()).toBe(200);
  };
  const readPublic = async () =>
    (await (await page.request.get('/api/get-partner-by-name/cl')).json()).data.brand.name;
  await setRule(1);
  await asPartner(page);
  await page.goto('/partner/settings/brand');
  const name = page.getByLabel('Display name', { exact: true });
  const waiting = page.getByRole('region', { name: 'Waits for approval' });
  const ask = async (to: string) => {
    await name.fill(to);
    await page.getByRole('button', { name: 'Save the brand' }).click();
    await expect(waiting).toContainText(to);
  };
  await ask('Saffron Bank');
  await expect(name).toHaveValue('Saffron Credit');
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Withdraw' }).click();
  await expect(waiting).toHaveCount(0);
  await ask('Saffron Loans');
  expect(await readPublic()).toBe('Saffron Credit');

  await asAdmin(page);
  await page.goto('/admin/approvals');
  const row = page.locator('tbody tr[data-id]').filter({ hasText: 'Waiting for approval' });
  await expect(row).toContainText('Saffron Credit');
  await expect(row).toContainText('Saffron Loans');
  await row.getByRole('link').click();
  // The list has these changes and an Approve, too; the panel is of the change's own page.
  const changes = page.getByRole('region', { name: 'Requested change' });
  await expect(changes.getByRole('listitem').filter({ hasText: 'Saffron Loans' })).toContainText(
    'Saffron Credit',
  );
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved. The change is made.')).toBeVisible();
  expect(await readPublic()).toBe('Saffron Loans');
  await setRule(0);
});

const EXTREMES = [
  { name: 'Kajal Credit Services Private', primary: '#050505', secondary: '#000000', mode: 'dark' },
  { name: 'Safed', primary: '#FFFFF0', secondary: '#FFFFFF', mode: 'light' },
  { name: 'राजस्थान ग्रामीण वित्त सेवाएँ', primary: '#FFE600', secondary: '#5A2300', mode: 'light' },
] as const;

test('the portal can be read in the darkest and the lightest brand, and in Devanagari', async ({
  page,
}) => {
  await asPartner(page);
  for (const [place, { mode, ...looks }] of EXTREMES.entries()) {
    await saveBrand(page, looks);
    await page.emulateMedia({ colorScheme: mode });
    await page.goto('/partner');
    await expect(page).toHaveTitle(`Partner - Dashboard | ${looks.name}`);
    await expect(page.getByRole('region', { name: 'Key figures' })).toBeVisible();
    await expectAccessible(page);
    // What axe finds depends on the colours, so each brand checks a different third of the pages.
    const names = (await listMenuNames(page)).filter(
      (_, index) => index % EXTREMES.length === place,
    );
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const name of names) {
      const link = menu.getByRole('link', { name, exact: true });
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectAccessible(page);
    }
  }
});
