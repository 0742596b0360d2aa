import {
  type Credentials,
  createConsoleClient,
  createPreferences,
  signInTranslate,
} from '@marketplace/shared/admin/signIn';
import { partnerLogin } from '@marketplace/shared/api';
import { readToken, returnPath, saveSession } from '@marketplace/shared/session';

export const preferences = createPreferences('partner');

export const client = createConsoleClient({
  area: 'partner',
  preferences,
  translate: () => signInTranslate(preferences.get('language')),
});

export const isSignedIn = () => readToken('partner') !== undefined;

export const home = () => '/partner';

/** Signs in and answers the path to go to. */
export async function signIn(typed: Credentials): Promise<string> {
  const { token, partner_id } = await client.call(partnerLogin, { body: typed });
  saveSession('partner', { token, partnerId: partner_id });
  return returnPath('partner', String(partner_id)) ?? home();
}

/** The portal's files; the browser fetches them once, and again only after a failure. */
