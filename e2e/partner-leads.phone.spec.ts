import { expect, test } from './fixtures';
import { expectLeadWorked } from './leadSteps';

test.use({ dataSet: 'partner leads', serverEnv: { TEST_TOOLS: 'on' } });

test('a partner works a lead on a phone', async ({ page }) => {
  await expectLeadWorked(page, 'Kabir Khan');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
