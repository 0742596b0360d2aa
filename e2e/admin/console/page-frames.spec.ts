import type { Page } from '@playwright/test';
import { expectSettled } from '../../checks/accessible';
import { expectBarBesideHeadings, expectOneScrollArea } from '../../checks/pageFrame';
import { signInAsAdmin } from '../../fixtures/admin';
import { visitMenu } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

test.use({ dataSet: 'page frames' });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
];

/** Expects each page of the menu to have one scrolling area, with nothing selected and with a row of each list. */
async function expectFrames(page: Page): Promise<void> {
  const paths = await visitMenu(page, async (path) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectSettled(page);
      await expectOneScrollArea(page, `${path} at ${size.width}`);
    }
    await expectBarBesideHeadings(page, path);
  });
  expect(paths.length).toBeGreaterThan(10);
}

test('one area of each page of the admin console scrolls, and a shadow says where a table goes on', async ({
  page,
}) => {
  // The test opens forty pages in two sizes.
  test.setTimeout(360_000);
  await signInAsAdmin(page, '/admin/dashboard');
  await expectFrames(page);
});

test('one area of each page of the partner portal scrolls, and a shadow says where a table goes on', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await asPartner(page);
  await page.goto('/partner');
  await expectFrames(page);
});

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
