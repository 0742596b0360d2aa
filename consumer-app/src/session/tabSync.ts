import { browserStorage, readToken, readUser } from '@marketplace/shared/session';
import { session } from './session';

const KEY = 'session:consumer';

/** Tells the other tabs that somebody signed in or out in this one. */
export function notifyOtherTabs(): void {
  try {
    // Being written is what the others hear; it need not stay.
    browserStorage()?.setItem(KEY, String(Date.now()));
    browserStorage()?.removeItem(KEY);
  } catch {
    // A full storage only means that they hear of it when they are seen again.
  }
}

/** Whether another tab has signed out since, in, or in as somebody else. */
function isStale(): boolean {
  if (session.signedIn !== (readToken('consumer') !== undefined)) return true;
  return session.signedIn && session.userId !== readUser('consumer');
}

/** Starts the page anew where it is out of date: what it shows may be another person's. */
function reloadIfStale(): void {
  if (isStale()) window.location.reload();
}

/**
 * Keeps this tab from showing who is signed out, or somebody else: the tabs share their cookies, which
 * tell nobody when they change. A tab that slept, or was left and is come back to, looks when it is
 * seen again. Called before the first page is shown, so that nothing is missed meanwhile and no page
 * loads anew late, in the middle of something.
 */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) reloadIfStale();
  });
  window.addEventListener('focus', reloadIfStale);
  window.addEventListener('pageshow', reloadIfStale);
  document.addEventListener('visibilitychange', reloadIfStale);
}
