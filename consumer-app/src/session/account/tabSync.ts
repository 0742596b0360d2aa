import { getBrowserStorage, readToken, readUser } from '@marketplace/shared/session';
import { session } from '../session';

const KEY = 'session:consumer';

/** Tells other tabs who is signed in from now on; '' is nobody. */
export function notifyOtherTabs(userId: string): void {
  try {
    // Writing the key fires a storage event in other tabs; remove it straight away.
    getBrowserStorage()?.setItem(KEY, userId);
    getBrowserStorage()?.removeItem(KEY);
  } catch {
    // With a full storage they check when they become visible again.
  }
}

/** Whether another tab has signed out, in, or in as somebody else since this page loaded. */
function isStale(): boolean {
  if (session.signedIn !== (readToken('consumer') !== undefined)) return true;
  return session.signedIn && session.userId !== readUser('consumer');
}

/** Reloads a stale page, because it may show another person's data. */
function reloadIfStale(): void {
  if (isStale()) window.location.reload();
}

/**
 * Reloads this tab when another one signs out or signs somebody else in. The tabs share cookies,
 * and a browser does not notify tabs of a changed cookie; a tab that slept or lost the focus
 * therefore checks when it becomes visible again. Call this before the first page is shown, so that
 * no change is missed and no page reloads in the middle of a task.
 */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // The event may come before the cookies that the other tab has changed, so it says itself who is signed in.
    const user = session.signedIn ? session.userId : '';
    if (key === KEY && newValue !== null && newValue !== user) window.location.reload();
  });
  window.addEventListener('focus', reloadIfStale);
  // A page that has just loaded knows the cookies; one from the back/forward cache may not.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadIfStale();
  });
  document.addEventListener('visibilitychange', reloadIfStale);
}
