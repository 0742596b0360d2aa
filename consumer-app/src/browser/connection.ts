import { useSyncExternalStore } from 'react';

/** State of the connection; `unreachable`: the browser is online but the server does not answer. */
export type Connection = 'good' | 'slow' | 'unreachable' | 'offline';

/** A request that takes longer counts as slow. */
const SLOW_MS = 8000;

// Not a valtio state: the browser holds `navigator.onLine`, and a copy could be stale at the first render.
let slowRequests = 0;
let unreachable = false;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

export function getConnection(): Connection {
  if (!navigator.onLine) return 'offline';
  if (unreachable) return 'unreachable';
  return slowRequests > 0 ? 'slow' : 'good';
}

/** Tracks a request until its returned function is called. */
export function trackRequest(): () => void {
  let counted = 0;
  const timer = setTimeout(() => {
    counted = 1;
    slowRequests += 1;
    notifyListeners();
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    slowRequests -= counted;
    if (counted > 0) notifyListeners();
    counted = 0;
  };
}

/** Records whether the server has just answered or could not be reached. */
export function setServerReachable(answered: boolean): void {
  if (unreachable === !answered) return;
  unreachable = !answered;
  notifyListeners();
}

/** Calls the listener at each change; returns a function that stops it. */
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
  useSyncExternalStore(watchConnection, getConnection, () => 'good');
