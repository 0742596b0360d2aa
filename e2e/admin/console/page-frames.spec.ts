import { expectSettled } from '../../checks/accessible';
import { expectOneScrollArea } from '../../checks/pageFrame';
import { signInAsAdmin } from '../../fixtures/admin';
import { expect, test } from '../../fixtures/fixtures';

test('what opens above a wide table leaves one area to scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsAdmin(page, '/admin/customer-eligibility');
  await expectSettled(page);
  await expectOneScrollArea(page, 'the matrix');
  await page.getByRole('button', { name: 'Test a borrower' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectOneScrollArea(page, 'the matrix and a borrower');
  await page.getByRole('button', { name: 'Test a borrower' }).click();
  await page
    .getByRole('button', { name: /^Edit Income min of / })
    .first()
    .click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('45000');
  await expect(page.getByRole('status').filter({ hasText: /of \d+ borrowers/ })).toBeVisible();
  await expectOneScrollArea(page, 'the matrix and a count');
});
