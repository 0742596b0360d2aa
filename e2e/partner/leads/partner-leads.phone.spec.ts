import { test } from '../../fixtures/fixtures';
import { expectLinkAnswered } from './leadSteps';

test.use({ dataSet: 'partner leads', serverEnv: { TEST_TOOLS: 'on' } });

test('a customer agrees on the partner’s page, in the own language, and can change the mind', async ({
  page,
  browser,
}) => {
  await expectLinkAnswered(page, browser);
});
