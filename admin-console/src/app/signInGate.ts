import {
  type AskCode,
  type Credentials,
  createConsoleClient,
  createPreferences,
  signInTranslate,
} from '@marketplace/shared/admin/signIn';
import { adminLogin } from '@marketplace/shared/api';
import {
  toAdminRole,
  readRole,
  readToken,
  returnPath,
  saveSession,
} from '@marketplace/shared/session';

export const preferences = createPreferences('admin');

export const client = createConsoleClient({
  area: 'admin',
  preferences,
  translate: () => signInTranslate(preferences.get('language')),
});

export const isSignedIn = () => readToken('admin') !== undefined && readRole() !== undefined;

/** The address that redirects to the start page of each role. */
export const home = () => '/admin';

/** Signs in and returns the path to open. */
export async function signIn(input: Credentials, askCode: AskCode): Promise<string> {
  const { search } = window.location;
  // The pages of each role come with the declarations of all resources, which the sign-in page does not need.
  const { getLandingPage } = await import('./landingPage');
  const answer = await client.call(adminLogin, { body: input });
  if (answer.second_factor) await askCode(answer.token);
  const role = toAdminRole(answer.role_id);
  if (!role) throw new Error('the server named a role that does not exist');
  saveSession('admin', {
    token: answer.token,
    adminId: answer.admin_id,
    role,
    mustChangePassword: answer.must_change_password,
    mustSetSecondFactor: answer.must_set_second_factor,
  });
  return getLandingPage(search, role, returnPath('admin', String(answer.admin_id)));
}
