import { test } from '../../fixtures/fixtures';
import { expectMarketing } from './marketingSteps';

test('a partner sends a text on and saves creatives in its brand', async ({ page }) => {
  await expectMarketing(page);
});
