import { expect, test } from '../../fixtures/fixtures';
import { asMasquerade } from '../../fixtures/session';
import { expectDisputeAnswered } from './earningsSteps';

test.use({ dataSet: 'earnings' });

test('a partner opens a line and disputes it, an admin resolves it', async ({ page }) => {
  await expectDisputeAnswered(page);
});

test('a read-only masquerade has no button that disputes', async ({ page }) => {
  await asMasquerade(page);
  await page.goto('/partner/reports');
  await page.getByRole('list', { name: 'Lines of the ledger' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'Why this amount' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dispute this line' })).toHaveCount(0);
});
