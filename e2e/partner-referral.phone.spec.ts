import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { asPartner } from './session';

test('a partner sees its referral link, who applied and what that earned', async ({ page }) => {
  await asPartner(page);
  await page.goto('/partner/referral');
  const earned = page.getByRole('region', { name: 'Earned by referrals' });
  await expect(earned).toContainText('₹500');
  const joined = page.getByRole('region', { name: 'Who applied' }).getByRole('listitem');
  await expect(joined.filter({ hasText: 'Patil Insurance Desk' })).toContainText('₹500');
  await expect(page.getByRole('region', { name: 'Your link' })).toContainText(
    '/create-merchant-form/',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 1366, height: 800 });
  await expectAccessible(page);
});
