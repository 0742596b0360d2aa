import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { expect } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

/** Reads the referral link, who applied and what that earned, and opens a reward in the ledger. */
export async function expectReferral(page: Page): Promise<void> {
  await asPartner(page);
  await page.goto('/partner/referral');
  const earned = page.getByRole('region', { name: 'Earned from referrals' });
  await expect(earned).toContainText('₹500');
  const joined = page.getByRole('region', { name: 'Who applied' }).getByRole('listitem');
  await expect(joined.filter({ hasText: 'Patil Insurance Desk' })).toContainText('Nothing yet');
  await expect(page.getByRole('region', { name: 'Your link' })).toContainText(
    '/create-merchant-form/',
  );
  await expectAccessible(page);
  await joined.filter({ hasText: 'Neemvale' }).getByRole('link', { name: '₹500.00' }).click();
  await expect(page.getByRole('heading', { name: 'Referral of Neemvale' })).toBeVisible();
  const why = page.getByRole('region', { name: 'Why this amount' });
  await expect(why).toContainText('First disbursed application of the referred partner');
  await expectAccessible(page);
}
