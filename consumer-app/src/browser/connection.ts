import { useSyncExternalStore } from 'react';

/** How the way to the server is: `unreachable` though the browser believes to have a connection. */
export type Connection = 'good' | 'slow' | 'unreachable' | 'offline';

/** A wait that has lasted so long is said to be one. */
const SLOW_MS = 8000;

let slow = 0;
let unreachable = false;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The connection as it is now. */
export function connection(): Connection {
  if (!navigator.onLine) return 'offline';
  if (unreachable) return 'unreachable';
  return slow > 0 ? 'slow' : 'good';
}

/** Someone waits for the network from now on, until the function is called that this answers. */
export function trackRequest(): () => void {
  let counted = 0;
  const timer = setTimeout(() => {
    counted = 1;
    slow += 1;
    notifyListeners();
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    slow -= counted;
    if (counted > 0) notifyListeners();
    counted = 0;
  };
}

/** Whether the server has just answered, or could not be reached. */
export function setServerReachable(answered: boolean): void {
  if (unreachable === !answered) return;
  unreachable = !answered;
  notifyListeners();
}

/** Calls the listener at each change; answers what stops it. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useConnection = (): Connection =>
  useSyncExternalStore(watchConnection, connection, () => 'good');
