import { expect, test } from '../../fixtures/fixtures';
import { expectLeadsUploaded } from './leadUploadSteps';
import { expectLeadWorked, expectLinkAnswered } from './leadSteps';

test.use({ dataSet: 'partner leads', serverEnv: { TEST_TOOLS: 'on' } });

test('a partner works on a lead on a phone', async ({ page }) => {
  await expectLeadWorked(page, 'Kabir Khan');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('a partner uploads leads from a file on a phone', async ({ page }) => {
  await expectLeadsUploaded(page, 'Kabir Iyer');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('a customer agrees on the partner’s page, in the own language, and can change the mind', async ({
  page,
  browser,
}) => {
  await expectLinkAnswered(page, browser);
});
