import { removeClientValue } from '@marketplace/shared/session';
import { notifyOtherTabs } from './tabSync';
import { session, setReturnPath, setSignedIn } from '../session';
import { clearTabStorage, setTabItem, getTabItem } from '../tabStorage';

/** Storage key for the id of the last user who signed in in this tab. */
const CURRENT_USER_KEY = 'person';

/** Keys that an anonymous visitor sets before signing in; they do not belong to the previous user. */
const PRESERVED_KEYS = ['wanted', 'desired-amount', 'quick-check', 'solar', 'merchant application'];

/** Deletes the previous user's data from this tab; on a shared phone the next user is somebody else. */
function clearPreviousUser(): void {
  const { ended } = session;
  clearTabStorage(PRESERVED_KEYS);
  removeClientValue('appId', 'cardDetails');
  // If the session of the previous user expired, the page to return to is theirs.
  if (ended) setReturnPath(undefined);
}

/**
 * Records who uses this tab, so that the next sign-in can detect another user. If another tab
 * signed somebody else in, this one deletes the previous user's data when it loads.
 */
export function recordCurrentUser(): void {
  const { signedIn, userId } = session;
  if (!signedIn) return;
  const previousUserId = getTabItem(CURRENT_USER_KEY);
  if (previousUserId !== undefined && previousUserId !== userId) {
    clearTabStorage();
    setReturnPath(undefined);
  }
  setTabItem(CURRENT_USER_KEY, userId);
}

/** Signs the person in and tells the other tabs. */
export function signInAs(token: string, userId: string): void {
  const previousUserId = getTabItem(CURRENT_USER_KEY);
  if (previousUserId !== undefined && previousUserId !== userId) clearPreviousUser();
  setSignedIn(token, userId);
  recordCurrentUser();
  notifyOtherTabs(userId);
}
