import { startProfileLoad, failProfileLoad, type ProfileRecord } from './profileStore';
import { session } from '../session/session';

let latest = 0;

/**
 * Fetches the signed-in person's profile. The current profile stays visible meanwhile and after a
 * failure; an answer that a later call has overtaken is ignored.
 */
export async function loadProfile(
  fetchUser?: (id: string) => Promise<ProfileRecord>,
): Promise<void> {
  const id = session.userId;
  if (!id || !session.signedIn) return;
  latest += 1;
  const call = latest;
  startProfileLoad(id);
  try {
    const fetching = await import('./fetchUser');
    const user = await (fetchUser ?? fetching.fetchUser)(id);
    if (call === latest) fetching.applyProfile(user);
  } catch (error) {
    console.warn('The profile could not be loaded', error instanceof Error ? error.name : '');
    if (call === latest) failProfileLoad();
  }
}
