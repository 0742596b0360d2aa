import type { getHealth } from '@marketplace/shared/api';
import { trackRequest, setServerReachable } from './connection';

/** Written out, because the first page would load all calls for their contract. */
const HEALTH: typeof getHealth.path = '/api/health';
/** Interval at which the app checks whether an unreachable server is back. */
const PROBE_INTERVAL_MS = 5000;
/** Statuses that a gateway answers if it cannot reach the server. */
const GATEWAY_STATUSES = new Set([502, 504]);

let probeTimer: ReturnType<typeof setTimeout> | undefined;

function recordAnswer(hasAnswered: boolean): void {
  setServerReachable(hasAnswered);
  if (hasAnswered) clearTimeout(probeTimer);
  probeTimer = hasAnswered ? undefined : (probeTimer ?? setTimeout(probeServer, PROBE_INTERVAL_MS));
}

/** Asks for the server until it answers, after a file of the app did not load. */
export const reportUnreachable = (): void => recordAnswer(false);

/** Checks only while the page is visible. */
function probeServer(): void {
  probeTimer = undefined;
  if (document.visibilityState === 'hidden') recordAnswer(false);
  else monitoredFetch(HEALTH).catch(() => undefined);
}

// A browser that is online again checks at once; the next check would come seconds later.
if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    if (probeTimer === undefined) return;
    clearTimeout(probeTimer);
    probeServer();
  });

/** `fetch` that records slow requests and whether the server is reachable. */
export const monitoredFetch: typeof fetch = async (input, init) => {
  const stopTracking = trackRequest();
  try {
    const response = await fetch(input, init);
    recordAnswer(!GATEWAY_STATUSES.has(response.status));
    return response;
  } catch (error) {
    // The page or its timeout aborted the request, which says nothing about the server.
    if (!init?.signal?.aborted) recordAnswer(false);
    throw error;
  } finally {
    stopTracking();
  }
};
