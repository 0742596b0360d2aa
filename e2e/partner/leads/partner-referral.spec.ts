import { test } from '../../fixtures/fixtures';
import { expectReferral } from './referralSteps';

test('a partner sees its referral link, who applied and what that earned', async ({ page }) => {
  await expectReferral(page);
});
