import { session } from '../session/session';
import { setTabItem, getTabItem } from '../session/tabStorage';

const PREFIX = 'typed ';

/** What no storage may hold, such as a PAN or a code: it lies in the page, and is gone with a reload. */
const secrets = new Map<string, string>();
let owner: string | undefined;

const keyOf = (name: string): string => `${PREFIX}${session.userId ?? 'stranger'} ${name}`;

/** The secrets of whoever is here now; another person's are gone. */
function ownSecrets(): Map<string, string> {
  if (owner !== session.userId) secrets.clear();
  owner = session.userId;
  return secrets;
}

/**
 * What was typed or chosen in this tab and is not sent yet, of the person who is here. It outlives the
 * page, a reload and a session that ends; `secret` text outlives the page only.
 */
export const readPersistedInput = (name: string, secret = false): string | undefined =>
  secret ? ownSecrets().get(keyOf(name)) : getTabItem(keyOf(name));

/** Whether anybody has typed something in this tab that is not sent yet. */
export function hasTyped(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** Keeps what was typed; `undefined` once it was sent. */
export function persistInput(name: string, value: string | undefined, secret = false): void {
  if (!secret) setTabItem(keyOf(name), value);
  else if (value === undefined) ownSecrets().delete(keyOf(name));
  else ownSecrets().set(keyOf(name), value);
}

/** Drops what was typed under names that begin so, secrets too. */
export function clearPersistedInput(begin: string): void {
  const start = keyOf(begin);
  for (const key of ownSecrets().keys()) if (key.startsWith(start)) secrets.delete(key);
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(start)) setTabItem(key, undefined);
  } catch {
    // Without storage there is nothing to drop.
  }
}
