import type { Area } from '../resources/area';
import { getClientValue } from './clientValues';
import { clearCredentials } from './credentials';
import { isSignInPath, signInPath } from './signIn';
import { saveSignInNote } from './signInNote';

/** The part of `window.location` that `handleUnauthorized` reads. */
export interface RequestedPage {
  pathname: string;
  search?: string;
}

/**
 * Handles a 401: deletes the area's credentials, notes the reason for the sign-in page and returns that
 * page's address. Returns `undefined` on a sign-in page, where a 401 means a wrong password.
 */
export function handleUnauthorized(area: Area, place: RequestedPage): string | undefined {
  const actsAsPartner = area === 'partner' && getClientValue('masquerade') === true;
  saveSignInNote(area, actsAsPartner ? 'masquerade' : 'ended', place);
  clearCredentials(area);
  if (isSignInPath(area, place.pathname)) return undefined;
  return signInPath(area, place.pathname + (place.search ?? ''));
}
