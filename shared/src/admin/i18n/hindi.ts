import { sharedTexts } from '../../i18n/hi';
import { account } from './hi/account';
import { consoleTexts } from './hi/console';
import { frame } from './hi/frame';
import { kit } from './hi/kit';
import { password } from './hi/password';
import { reactAdmin } from './hi/reactAdmin';

/** Everything that a console says in Hindi, but for an app's own texts. */
export const texts = {
  ...reactAdmin,
  ...sharedTexts,
  console: consoleTexts,
  frame,
  kit,
  account,
  password,
};
