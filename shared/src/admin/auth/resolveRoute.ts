import { type Area, isSignInPath, saveSignInNote, signInPath } from '../../session';

/** The parts of the browser that are read and written. */
export interface BrowserEnvironment {
  location: Pick<Location, 'pathname' | 'search'>;
  history: Pick<History, 'replaceState'>;
}

/**
 * Redirects before anything is shown: a signed-in person from the sign-in page to the home page,
 * anybody else from any other page to the sign-in page, which keeps the way back. Returns whether
 * to show the console.
 */
export function resolveRoute(
  area: Area,
  signedIn: boolean,
  home: () => string,
  { location, history }: BrowserEnvironment = window,
): boolean {
  const isAtSignIn = isSignInPath(area, location.pathname);
  if (signedIn && isAtSignIn) history.replaceState(null, '', home());
  if (!signedIn && !isAtSignIn) {
    saveSignInNote(area, 'required', location);
    history.replaceState(null, '', signInPath(area, location.pathname + location.search));
  }
  return signedIn;
}
