import type { Area } from '../api/area';
import { logout as logoutCall } from '../api/calls/session';
import type { Client } from '../api/client';
import { browserStorage } from './browserStorage';
import { clearApplicationData, readToken, readUser } from './credentials';
import { ANONYMOUS, deleteDraftsOf } from './drafts';
import { activityKey } from './idle';
import { clearInputs } from './persistedInput';
import { clearSignInNote, noteSignIn } from './signInNote';

export interface LogoutOptions {
  area: Area;
  /** The client of that area. */
  client: Pick<Client, 'call'>;
  /**
   * A person who asked to leave takes the drafts along, those from before the sign-in too; after idling
   * they stay for the next sign-in.
   */
  reason: 'asked' | 'idle';
  /** The server has ended the session already, so that it is not called. */
  ended?: boolean | undefined;
  /** Longest wait for the server's answer, in milliseconds. */
  timeoutMs?: number;
  reload?: () => void;
}

/** Ends the session of an area: whatever the server answers, stored data goes and the page reloads. */
export async function logout(options: LogoutOptions): Promise<void> {
  const { area, client, reason, timeoutMs = 3000 } = options;
  const reload = options.reload ?? (() => window.location.reload());
  const user = readUser(area);
  if (readToken(area) && !options.ended) {
    // The session ends here whatever became of the call.
    await client.call(logoutCall, { timeoutMs }).catch(() => undefined);
  }
  if (reason === 'asked') {
    deleteDraftsOf(area, ANONYMOUS);
    if (user) deleteDraftsOf(area, user);
    clearInputs(area);
    clearSignInNote(area);
  } else noteSignIn(area, 'idle');
  clearApplicationData(area);
  browserStorage()?.removeItem(activityKey(area));
  reload();
}
