import { test } from '../../fixtures/fixtures';
import { expectDisputeAnswered } from './earningsSteps';

test.use({ dataSet: 'earnings' });

test('a line is opened, disputed and answered on a phone', async ({ page }) => {
  await expectDisputeAnswered(page);
});
