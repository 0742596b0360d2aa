import { sharedTexts } from '../../i18n/hi';
import { criterionNames } from '../../i18n/hi/criteria';
import { account } from './hi/account';
import { consoleTexts } from './hi/console';
import { frame } from './hi/frame';
import { kit } from './hi/kit';
import { password } from './hi/password';
import { secondFactor } from './hi/secondFactor';
import { disputes } from './hi/disputes';
import { imports } from './hi/imports';
import { partnerUsers } from './hi/partnerUsers';
import { statusFile } from './hi/statusFile';
import { tickets } from './hi/tickets';
import { timeline } from './hi/timeline';
import { reactAdmin } from './hi/reactAdmin';

export const texts = {
  ...reactAdmin,
  ...sharedTexts,
  criterion_names: criterionNames,
  console: consoleTexts,
  frame,
  kit,
  account,
  password,
  second_factor: secondFactor,
  disputes,
  imports,
  partner_users: partnerUsers,
  status_file: statusFile,
  tickets,
  timeline,
};
