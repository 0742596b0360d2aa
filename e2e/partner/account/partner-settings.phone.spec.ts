import { test } from '../../fixtures/fixtures';
import { expectSecondFactor } from './settingsSteps';

test.use({ dataSet: 'settings' });

// On a desktop `admin-second-factor.spec.ts` sets up the same parts.
test('the second factor is set up and asked for on a phone', async ({ page }) => {
  await expectSecondFactor(page);
});
