import { expectFaqAnswered } from './faqSteps';
import { test } from '../../fixtures/fixtures';

test.use({ dataSet: 'faqs' });

test('an answer is found by a word of either language and voted on', async ({ page }) => {
  await expectFaqAnswered(page);
});
