import { sharedTexts } from '../../i18n/hi';
import { frame } from './hi/frame';
import { password } from './hi/password';
import { signIn } from './hi/signIn';

/** The Hindi texts of the sign-in page, in a chunk of their own. */
export const texts = {
  ui: sharedTexts.ui,
  server: sharedTexts.server,
  frame,
  sign_in: signIn,
  password,
};
