import type { Area } from '../api/area';
import { getClientValue } from './clientValues';
import { clearCredentials } from './credentials';
import { isSignInPath, signInPath } from './signIn';
import { noteSignIn } from './signInNote';

/** The part of `window.location` that is read. */
export interface RequestedPage {
  pathname: string;
  search?: string;
}

/**
 * What a 401 answer does: the credentials of the area go, and the page to go to comes back. It is
 * `undefined` on a sign-in page, where a 401 means a wrong password and the person stays. The sign-in page
 * of a console is told why it comes up.
 */
export function afterUnauthorized(area: Area, place: RequestedPage): string | undefined {
  const actsAsPartner = area === 'partner' && getClientValue('masquerade') === true;
  noteSignIn(area, actsAsPartner ? 'masquerade' : 'ended', place);
  clearCredentials(area);
  if (isSignInPath(area, place.pathname)) return undefined;
  return signInPath(area, place.pathname + (place.search ?? ''));
}
