import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  const timer = setInterval(changed, 250);
  return () => clearInterval(timer);
}

const getWholeSecond = (): number => Math.floor(Date.now() / 1000) * 1000;

/** The current time in milliseconds since 1970, rounded down to the second; renders again every second. */
export const useNow = (): number => useSyncExternalStore(watch, getWholeSecond, getWholeSecond);
