import { sharedTexts } from '../../i18n/hi';
import { frame } from './hi/frame';
import { password } from './hi/password';
import { signIn } from './hi/signIn';

/** What the sign-in page says in Hindi, in a chunk of its own. */
export const texts = {
  ui: sharedTexts.ui,
  server: sharedTexts.server,
  frame,
  sign_in: signIn,
  password,
};
