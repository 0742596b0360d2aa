import { expectBrandStudio } from './brandSteps';
import { expect, test } from './fixtures';
import { asAdmin } from './session';

test.use({ dataSet: 'brand studio' });

test('a partner sets its brand, and its borrowers meet it', async ({ page }) => {
  await expectBrandStudio(page);
});

test('an admin resets the brand of a partner', async ({ page }) => {
  const looks = { name: 'Saffron Credit', name_hi: '', title: '', title_hi: '', logo: '' };
  const more = { logo_wide: '', font_family: 'Georgia', primary: '#FFE600', secondary: '#101010' };
  const signedIn = await page.request.post('/api/partner/login', {
    data: { email: 'partner@demo.in', password: 'Partner@123' },
  });
  const { token }: { token: string } = await signedIn.json();
  const saved = await page.request.post('/api/partner/brand', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...looks, ...more, version: 0 },
  });
  expect(saved.status()).toBe(200);
  await asAdmin(page);
  await page.goto('/admin/partners/1');
  const brand = page.getByRole('region', { name: 'Brand', exact: true });
  await expect(brand).toContainText('Saffron Credit');
  await brand.getByRole('button', { name: 'Reset the brand' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the brand' }).click();
  await expect(brand).toContainText('The partner has set no brand of its own.');
  await expect(brand).toContainText('Cedarloop');
});
