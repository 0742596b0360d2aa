import type { Area } from '../api/area';
import { clearApplicationData, readToken, readUser } from './credentials';
import { dropDraftsOf } from './drafts';

export interface LogoutOptions {
  area: Area;
  /** A person who asked to leave takes the drafts along; after idling they stay for the next sign-in. */
  reason: 'asked' | 'idle';
  /** Longest wait for the server's answer, in milliseconds. */
  timeoutMs?: number;
  /** Where the server is, when not on this origin. */
  baseUrl?: string;
  reload?: () => void;
}

async function tellServer(token: string, baseUrl: string, timeoutMs: number): Promise<void> {
  try {
    await fetch(`${baseUrl}/api/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
      keepalive: true,
    });
  } catch {
    // The session ends here whatever became of the call.
  }
}

/** Ends the session of an area: whatever the server answers, stored data goes and the page reloads. */
export async function logout(options: LogoutOptions): Promise<void> {
  const { area, reason, timeoutMs = 3000, baseUrl = '' } = options;
  const reload = options.reload ?? (() => window.location.reload());
  const token = readToken(area);
  const user = readUser(area);
  if (token) await tellServer(token, baseUrl, timeoutMs);
  if (reason === 'asked' && user) dropDraftsOf(area, user);
  clearApplicationData(area);
  reload();
}
