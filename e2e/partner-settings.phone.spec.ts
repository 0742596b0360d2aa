import { test } from './fixtures';
import { expectSecondFactor, expectSettingsKept } from './settingsSteps';

test.use({ dataSet: 'settings' });

test('a partner changes its settings on a phone', async ({ page }) => {
  await expectSettingsKept(page);
});

test('the second factor is set up and asked for on a phone', async ({ page }) => {
  await expectSecondFactor(page);
});
