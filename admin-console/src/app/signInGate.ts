import {
  type Credentials,
  createConsoleClient,
  createPreferences,
  signInTranslate,
} from '@marketplace/shared/admin/signIn';
import { adminLogin } from '@marketplace/shared/api';
import {
  type AdminRole,
  adminHome,
  adminRoleOf,
  areaOf,
  mayVisit,
  readRole,
  readToken,
  returnPath,
  safeCallback,
  saveSession,
} from '@marketplace/shared/session';

export const preferences = createPreferences('admin');

export const client = createConsoleClient({
  area: 'admin',
  preferences,
  translate: () => signInTranslate(preferences.get('language')),
});

export const isSignedIn = () => readToken('admin') !== undefined && readRole() !== undefined;

/** Returns the start page of the admin who is signed in. */
export const home = () => adminHome(readRole() ?? 1);

/** Returns the page that the admin requested before the sign-in, if the role may see it. */
export function wantedPage(search: string, role: AdminRole): string | undefined {
  const wanted = safeCallback(new URLSearchParams(search).get('callback'));
  if (!wanted) return undefined;
  const path = wanted.split(/[?#]/, 1)[0] ?? '';
  return areaOf(path) === 'admin' && mayVisit(role, path) ? wanted : undefined;
}

/** Signs in and returns the path to open. */
export async function signIn(typed: Credentials): Promise<string> {
  const { search } = window.location;
  const answer = await client.call(adminLogin, { body: typed });
  const role = adminRoleOf(answer.role_id);
  if (!role) throw new Error('the server named a role that does not exist');
  saveSession('admin', {
    token: answer.token,
    adminId: answer.admin_id,
    role,
    mustChangePassword: answer.must_change_password,
  });
  const before = returnPath('admin', String(answer.admin_id));
  const mayReturn = before && mayVisit(role, before.split(/[?#]/, 1)[0] ?? '');
  return wantedPage(search, role) ?? (mayReturn ? before : adminHome(role));
}
