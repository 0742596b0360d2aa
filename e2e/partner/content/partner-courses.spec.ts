import { expectCoursePassed } from './courseSteps';
import { test } from '../../fixtures/fixtures';

test.use({ dataSet: 'courses' });

test('a course is read, its test passed and its certificate opened', async ({ page }) => {
  await expectCoursePassed(page, 'partner@demo.in');
});
