import { type Area, isSignInPath, noteSignIn, signInPath } from '../../session';

/** The parts of the browser that are read and written. */
export interface BrowserEnvironment {
  location: Pick<Location, 'pathname' | 'search'>;
  history: Pick<History, 'replaceState'>;
}

/**
 * Brings the address in line with whether the person is signed in, before anything is shown: the
 * sign-in page leads home whoever is signed in, any other page leads the rest to the sign-in page,
 * which knows the way back. Answers whether the console is to be shown.
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
    noteSignIn(area, 'required', location);
    history.replaceState(null, '', signInPath(area, location.pathname + location.search));
  }
  return signedIn;
}
