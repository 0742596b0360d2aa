import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { withFault } from '../../checks/faultInjection';
import { expectPrintedWords } from '../../checks/printed';
import { expect } from '../../fixtures/fixtures';
import { PHONE } from '../../../scripts/browser/phone';
import { asPartner } from '../../fixtures/session';

/** Reads a course, fails and passes its test, and opens the certificate. */
export async function expectCoursePassed(page: Page, email: string): Promise<void> {
  await asPartner(page, email);
  await page.goto('/partner/training-material');
  await page.getByRole('main').getByRole('link', { name: 'From lead to payout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'From lead to payout' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  const lesson = page.getByRole('region', { name: 'Links' });
  await withFault(page, ['**/api/partner/courses/*/lessons/*', 'status=500', 'POST'], async () => {
    await lesson.getByRole('button').click();
    await expect(lesson.getByRole('alert')).toContainText('A fault was asked for');
  });
  for (const lesson of ['Links', 'Earnings'])
    await page.getByRole('button', { name: `Mark as read ${lesson}` }).click();
  const answer = (question: string, option: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: option }).check();
  await answer('How many days does a customer link work?', '7');
  await answer('What earns a commission?', 'A disbursal');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('This answer was wrong')).toHaveCount(1);
  await expectAccessible(page);
  await answer('How many days does a customer link work?', '30');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Passed with 100%')).toBeVisible();
  // A passed test is over, also on the next visit.
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Passed with 100%')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Certificate' }).click();
  const sheet = page.getByRole('article', { name: 'Certificate' });
  await expect(sheet).toContainText(/From lead to payout.*K-[0-9A-Z]{4}-[0-9A-Z]{4}/s);
  await expectAccessible(page);
  await expectPrintedWords(sheet, 'en');
  await page.setViewportSize(PHONE);
  // The menu of the wide page would lie over the narrow one.
  await page.reload();
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
}
