import { forget } from '@marketplace/shared/session';
import { tellOtherTabs } from './otherTabs';
import { session, setWanted, signedIn } from './session';
import { forgetTab, remember, remembered } from './tabMemory';

/** Who was signed in in this tab last. */
const PERSON = 'person';

/** What a stranger brings along to the sign-in, so that it is not the last person's. */
const BROUGHT = ['wanted', 'desired-amount', 'solar', 'merchant application'];

/** Takes from this tab what the one before did in it: on a shared phone the next is somebody else. */
function leaveLast(): void {
  const { ended } = session;
  forgetTab(BROUGHT);
  forget('appId', 'cardDetails');
  // The page to come back to was the last person's where their session ended on it.
  if (ended) setWanted(undefined);
}

/**
 * Notes who uses this tab, so that the next can be told from them. A page that starts as somebody whom
 * another tab signed in forgets what the one before did in this one.
 */
export function notePerson(): void {
  const { signedIn: here, userId } = session;
  if (!here) return;
  const last = remembered(PERSON);
  if (last !== undefined && last !== userId) {
    forgetTab();
    setWanted(undefined);
  }
  remember(PERSON, userId);
}

/** The code was right: signs the person in. */
export function signInAs(token: string, userId: string): void {
  const last = remembered(PERSON);
  if (last !== undefined && last !== userId) leaveLast();
  signedIn(token, userId);
  notePerson();
  tellOtherTabs();
}
