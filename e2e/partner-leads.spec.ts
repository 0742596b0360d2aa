import { expect, test } from './fixtures';
import { expectLeadWorked } from './leadSteps';
import { asMasquerade } from './session';

test.use({ dataSet: 'partner leads', serverEnv: { TEST_TOOLS: 'on' } });

test('a partner adds a lead, takes the consent, and calls when the reminder is due', async ({
  page,
}) => {
  await expectLeadWorked(page, 'Meera Nair');
});

test('a masquerade that may only look has no button that writes', async ({ page }) => {
  await asMasquerade(page);
  await page.goto('/partner/leads');
  await expect(page.getByRole('button', { name: 'Add a lead' })).toBeDisabled();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Set a reminder' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeDisabled();
});
