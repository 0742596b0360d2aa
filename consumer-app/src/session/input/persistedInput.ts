import { session } from '../session';
import { setTabItem, getTabItem } from '../tabStorage';

const PREFIX = 'typed ';

/** Secrets such as a PAN or a code, which no storage may hold; a reload deletes them. */
const secrets = new Map<string, string>();
let owner: string | undefined;

const buildKey = (name: string): string => `${PREFIX}${session.userId ?? 'anonymous'} ${name}`;

/** The secrets of the current user; deletes those of another user. */
function getOwnSecrets(): Map<string, string> {
  if (owner !== session.userId) secrets.clear();
  owner = session.userId;
  return secrets;
}

/**
 * Reads what the current user has typed or chosen in this tab and not sent yet. It survives
 * navigation, a reload and an expired session; a `secret` survives navigation only.
 */
export const readPersistedInput = (name: string, secret = false): string | undefined =>
  secret ? getOwnSecrets().get(buildKey(name)) : getTabItem(buildKey(name));

/** Whether this tab holds input that nobody has sent yet. */
export function hasTyped(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** Stores input until it is sent; `undefined` deletes it. */
export function persistInput(name: string, value: string | undefined, secret = false): void {
  if (!secret) setTabItem(buildKey(name), value);
  else if (value === undefined) getOwnSecrets().delete(buildKey(name));
  else getOwnSecrets().set(buildKey(name), value);
}

/** Deletes all input, secrets too, whose name starts with `begin`. */
export function clearPersistedInput(begin: string): void {
  const prefix = buildKey(begin);
  for (const key of getOwnSecrets().keys()) if (key.startsWith(prefix)) secrets.delete(key);
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(prefix)) setTabItem(key, undefined);
  } catch {
    // Without storage there is nothing to delete.
  }
}
