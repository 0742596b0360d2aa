import { test } from '../../fixtures/fixtures';
import { expectNoticesRead, expectSecondFactor, expectSettingsKept } from './settingsSteps';

test.use({ dataSet: 'settings' });

test('a partner changes its settings on a phone', async ({ page }) => {
  await expectSettingsKept(page);
});

test('a notice leads to its record and is read once on a phone', async ({ page }) => {
  await expectNoticesRead(page);
});

test('the second factor is set up and asked for on a phone', async ({ page }) => {
  await expectSecondFactor(page);
});
