import { test } from '../../fixtures/fixtures';
import { acceptInvitation, approveMerchant, manageUsers, openUsedLink } from './partnerUserSteps';

test.use({ dataSet: 'partner users on a phone' });

test('an approved merchant chooses a password on a phone and manages its users', async ({
  page,
}) => {
  const link = await approveMerchant(page);
  await acceptInvitation(page, link);
  await manageUsers(page);
  await openUsedLink(page, link);
});
