import raTexts from 'ra-language-english';
import { sharedTexts } from '../../i18n/en';
import { criterionNames } from '../../i18n/en/criteria';
import type { Criterion } from '../../lending';
import { account } from './en/account';
import { consoleTexts } from './en/console';
import { frame } from './en/frame';
import { kit } from './en/kit';
import { password } from './en/password';
import { secondFactor } from './en/secondFactor';
import { disputes } from './en/disputes';
import { imports } from './en/imports';
import { partnerUsers } from './en/partnerUsers';
import { statusFile } from './en/statusFile';
import { tickets } from './en/tickets';
import { timeline } from './en/timeline';

export const texts = {
  ...raTexts,
  ...sharedTexts,
  criterion_names: criterionNames satisfies Record<Criterion['criterion'], string>,
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
