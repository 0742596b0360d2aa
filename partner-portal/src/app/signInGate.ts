import {
  type AskCode,
  type Credentials,
  createConsoleClient,
  createPreferences,
  signInTranslate,
} from '@marketplace/shared/admin/signIn';
import { partnerLogin } from '@marketplace/shared/api';
import { readToken, returnPath, saveSession } from '@marketplace/shared/session';

export const preferences = createPreferences('partner');

let exit: string | undefined;

/** Sets the page that opens when the portal's session ends, even if a call is refused meanwhile. */
export const setExit = (path: string): void => {
  exit = path;
};

/** Leaves the portal for the exit that was set, or else for `path`. */
export const leavePortal = (path: string): void => window.location.assign(exit ?? path);

export const client = createConsoleClient({
  area: 'partner',
  preferences,
  leave: leavePortal,
  translate: () => signInTranslate(preferences.get('language')),
});

export const isSignedIn = () => readToken('partner') !== undefined;

export const home = () => '/partner';

export async function signIn(input: Credentials, askCode: AskCode): Promise<string> {
  const answer = await client.call(partnerLogin, { body: input });
  if (answer.second_factor) await askCode(answer.token);
  saveSession('partner', {
    token: answer.token,
    partnerId: answer.partner_id,
    mustChangePassword: answer.must_change_password,
    mustSetSecondFactor: answer.must_set_second_factor,
  });
  return returnPath('partner', String(answer.partner_id)) ?? home();
}
