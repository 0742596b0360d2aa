import { test } from '../../fixtures/fixtures';
import { expectFunnelWalked } from './funnelSteps';

test.use({ dataSet: 'funnel on a phone' });

test('a funnel is edited, published, walked and rolled back on a phone', async ({ page }) => {
  await expectFunnelWalked(page);
});
