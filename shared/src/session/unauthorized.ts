import type { Area } from '../api/area';
import { clearCredentials } from './credentials';
import { isSignInPath, signInPath } from './signIn';

/** The part of `window.location` that is read. */
export interface Place {
  pathname: string;
  search?: string;
}

/**
 * What a 401 answer does: the credentials of the area go, and the page to go to comes back. It is
 * `undefined` on a sign-in page, where a 401 means a wrong password and the person stays.
 */
export function afterUnauthorized(area: Area, place: Place): string | undefined {
  clearCredentials(area);
  if (isSignInPath(area, place.pathname)) return undefined;
  return signInPath(area, place.pathname + (place.search ?? ''));
}
