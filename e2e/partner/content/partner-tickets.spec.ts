import { expect, test } from '../../fixtures/fixtures';
import { asMasquerade } from '../../fixtures/session';
import { expectTicketAnswered } from './ticketSteps';

test.use({ dataSet: 'tickets' });

test('a partner asks with a file, an admin answers and closes, the partner sees it', async ({
  page,
}) => {
  await expectTicketAnswered(page);
});

test('a read-only masquerade has no button that writes', async ({ page }) => {
  await asMasquerade(page);
  await page.goto('/partner/communication/general-query');
  await expect(page.getByRole('link', { name: 'Payout of last month' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New ticket' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Payout of last month' }).click();
  await expect(page.getByText('cannot write while you act')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
});
