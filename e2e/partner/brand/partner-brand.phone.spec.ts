import { expectBrandStudio } from './brandSteps';
import { test } from '../../fixtures/fixtures';

test.use({ dataSet: 'brand studio' });

test('a partner sets its brand, and its borrowers see it', async ({ page }) => {
  await expectBrandStudio(page);
});
