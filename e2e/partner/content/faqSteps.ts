import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { withFault } from '../../checks/faultInjection';
import { expect } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

/** Finds an answer by a word and says that it was of help, which stays after a reload. */
export async function expectFaqAnswered(page: Page): Promise<void> {
  await asPartner(page);
  await page.goto('/partner/faqs');
  await page.getByRole('main').getByRole('link', { name: 'Customer Queries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Queries' })).toBeVisible();
  await expect(page.getByText('20 questions')).toBeVisible();
  await page.getByLabel('Search questions and answers').fill('कूलिंग-ऑफ़ penalty');
  await expect(page.getByText('1 question', { exact: true })).toBeVisible();
  await page.getByText('Can I change my mind after I take a loan?').click();
  const yes = page.getByRole('button', { name: 'Yes' });
  await withFault(page, ['**/api/partner/faqs/*/vote', 'status=500', 'POST'], async () => {
    await yes.click();
    await expect(page.getByRole('group').getByRole('alert')).toContainText('A fault was asked for');
  });
  await yes.click();
  await expect(page.getByRole('group').getByRole('alert')).toHaveCount(0);
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.goto('/partner/faqs/customer-queries');
  await page.getByText('Can I change my mind after I take a loan?').click();
  await expect(page.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
  await page.goto('/partner/faqs/dsa-queries');
  await expect(page.getByText('When do I earn?')).toBeVisible();
}
