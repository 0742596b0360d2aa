import { expectAccessible, heading } from '../borrowerPage';
import { expectInBothLanguages } from '../borrowerProducts';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'borrower update', serverEnv: { TEST_TOOLS: 'on' } });

test('an old profile is reviewed with the fields to check marked, and the journey continues', async ({
  page,
}) => {
  const moved = await page.request.post('/dev/clock', { data: { advance: '400d' } });
  expect(moved.status()).toBe(200);
  await asBorrower(page, { contact: '9876543210' });
  await page.goto('/user/offers');
  await expect(page).toHaveURL(/\/user\/user-detail$/);
  await expect(page.getByText(/^You gave us these details a while ago/)).toBeVisible();
  await expect(page.getByText('Still correct?')).not.toHaveCount(0);
  await expectInBothLanguages(page, 'Your details', 'आपकी जानकारी');

  const income = page.getByRole('textbox', { name: 'Monthly income' });
  await expect(income).toHaveAccessibleDescription(/^Still correct\?/);
  // What is asked of those who have chosen a lender is open, because it has to be reviewed, too.
  await expect(page.getByRole('textbox', { name: 'Address Line 1' })).toBeVisible();
  await income.fill('64000');
  await page.getByRole('checkbox', { name: /credit report/ }).check();
  await page.getByRole('button', { name: 'Agree and see offers' }).click();
  await expect(page).toHaveURL(/\/user\/offers/);
  await expect(heading(page, /^\d+ offers$/)).toBeVisible();
});

test('the language is one of the preferences, and the header’s', async ({ page }) => {
  await asBorrower(page);
  await page.goto('/user/user-detail?step=communication');
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await expect(heading(page, 'आपको ख़बर कैसे भेजें')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});
