import { removeClientValue } from '@marketplace/shared/session';
import { notifyOtherTabs } from './tabSync';
import { session, setReturnPath, setSignedIn } from './session';
import { clearTabStorage, setTabItem, getTabItem } from './tabStorage';

/** Who was signed in in this tab last. */
const PERSON = 'person';

/** What a stranger brings along to the sign-in, so that it is not the last person's. */
const PRESERVED_KEYS = ['wanted', 'desired-amount', 'solar', 'merchant application'];

/** Takes from this tab what the one before did in it: on a shared phone the next is somebody else. */
function clearPreviousUser(): void {
  const { ended } = session;
  clearTabStorage(PRESERVED_KEYS);
  removeClientValue('appId', 'cardDetails');
  // The page to come back to was the last person's where their session ended on it.
  if (ended) setReturnPath(undefined);
}

/**
 * Notes who uses this tab, so that the next can be told from them. A page that starts as somebody whom
 * another tab signed in forgets what the one before did in this one.
 */
export function recordCurrentUser(): void {
  const { signedIn: here, userId } = session;
  if (!here) return;
  const last = getTabItem(PERSON);
  if (last !== undefined && last !== userId) {
    clearTabStorage();
    setReturnPath(undefined);
  }
  setTabItem(PERSON, userId);
}

/** The code was right: signs the person in. */
export function signInAs(token: string, userId: string): void {
  const last = getTabItem(PERSON);
  if (last !== undefined && last !== userId) clearPreviousUser();
  setSignedIn(token, userId);
  recordCurrentUser();
  notifyOtherTabs();
}
