import { sharedTexts } from '../../i18n/hi';
import { account } from './hi/account';
import { consoleTexts } from './hi/console';
import { frame } from './hi/frame';
import { kit } from './hi/kit';
import { password } from './hi/password';
import { secondFactor } from './hi/secondFactor';
import { disputes } from './hi/disputes';
import { partnerUsers } from './hi/partnerUsers';
import { tickets } from './hi/tickets';
import { timeline } from './hi/timeline';
import { reactAdmin } from './hi/reactAdmin';

/** All Hindi texts of a console except the app's own. */
export const texts = {
  ...reactAdmin,
  ...sharedTexts,
  console: consoleTexts,
  frame,
  kit,
  account,
  password,
  second_factor: secondFactor,
  disputes,
  partner_users: partnerUsers,
  tickets,
  timeline,
};
