import { useEffect, useEffectEvent } from 'react';
import { toApiError } from '../../data/httpError';

/** The server is asked at this interval whether it answers again, while somebody waits for it. */
const ASK_MS = 3000;

/** Returns whether a call failed for want of a server. */
export function isServerAway(error: unknown): boolean {
  const failure = toApiError(error);
  return failure !== undefined && failure.retryable && failure.reason !== 'answer';
}

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the server whether it answers, and tells everybody who waits. */
export async function askServer(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const isBack = await fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isBack) for (const onBack of waiting) onBack();
  else if (waiting.size > 0) timer ??= setTimeout(() => void askServer(), ASK_MS);
}

/** Runs a function once the server answers again; all that wait ask with one call. */
export function useServerBack(isAway: boolean, onBack: () => void): void {
  const tryAgain = useEffectEvent(onBack);
  useEffect(() => {
    if (!isAway) return undefined;
    const run = () => tryAgain();
    const ask = () => void askServer();
    waiting.add(run);
    timer ??= setTimeout(ask, ASK_MS);
    window.addEventListener('online', ask);
    return () => {
      waiting.delete(run);
      window.removeEventListener('online', ask);
    };
  }, [isAway]);
}
