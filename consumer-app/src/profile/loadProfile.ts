import { startProfileLoad, failProfileLoad, type ProfileRecord } from './profileStore';
import { session } from '../session/session';

let latest = 0;

/**
 * Fetches the profile of whoever is signed in. What is shown stays while a fresh one is under way
 * and when it fails; an answer that a later call has overtaken is dropped.
 */
export async function loadProfile(
  fetchUser?: (id: string) => Promise<ProfileRecord>,
): Promise<void> {
  const id = session.userId;
  if (!id || !session.signedIn) return;
  latest += 1;
  const mine = latest;
  startProfileLoad(id);
  try {
    const fetching = await import('./fetchUser');
    const user = await (fetchUser ?? fetching.fetchUser)(id);
    if (mine === latest) fetching.applyProfile(user);
  } catch (error) {
    console.warn('The profile could not be loaded', error instanceof Error ? error.name : '');
    if (mine === latest) failProfileLoad();
  }
}
