import type { Area } from '../../resources/area';
import { logout as logoutCall } from '../../api/calls/session/session';
import type { Client } from '../../api/client';
import { getBrowserStorage } from '../storage/browserStorage';
import { clearApplicationData, readToken, readUser } from '../storage/credentials';
import { ANONYMOUS, deleteUserDrafts } from '../storage/drafts';
import { getActivityKey } from '../idle';
import { clearInputs } from '../storage/persistedInput';
import { clearSignInNote, saveSignInNote } from './signInNote';

export interface LogoutOptions {
  area: Area;
  client: Pick<Client, 'call'>;
  /**
   * 'asked': the person signs out, which deletes the drafts, anonymous ones too. 'idle': the session times
   * out, and the drafts stay for the next sign-in.
   */
  reason: 'asked' | 'idle';
  /** The server has already ended the session, so `logout` does not call it. */
  ended?: boolean | undefined;
  /** Longest wait for the server's answer, in milliseconds; 3000 by default. */
  timeoutMs?: number;
  reload?: () => void;
}

/** Ends the session of an area, deletes its stored data and reloads the page, even if the server call fails. */
export async function logout(options: LogoutOptions): Promise<void> {
  const { area, client, reason, timeoutMs = 3000 } = options;
  const reload = options.reload ?? (() => window.location.reload());
  const user = readUser(area);
  if (readToken(area) && !options.ended) {
    // Ignore a failed call: the session ends on this device anyway.
    await client.call(logoutCall, { timeoutMs }).catch(() => undefined);
  }
  if (reason === 'asked') {
    deleteUserDrafts(area, ANONYMOUS);
    if (user) deleteUserDrafts(area, user);
    clearInputs(area);
    clearSignInNote(area);
  } else saveSignInNote(area, 'idle');
  clearApplicationData(area);
  getBrowserStorage()?.removeItem(getActivityKey(area));
  reload();
}
