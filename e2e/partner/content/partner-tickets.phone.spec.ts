import { test } from '../../fixtures/fixtures';
import { expectTicketAnswered } from './ticketSteps';

test.use({ dataSet: 'tickets' });

test('a ticket is asked, answered and read on a phone', async ({ page }) => {
  await expectTicketAnswered(page, true);
});
