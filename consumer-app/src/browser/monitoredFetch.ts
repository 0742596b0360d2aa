import { getHealth } from '@marketplace/shared/api';
import { trackRequest, setServerReachable } from './connection';

/** A server that is gone is asked so often whether it is back. */
const PROBE_INTERVAL_MS = 5000;
/** What a machine in between answers for a server that it can't reach. */
const GATEWAY_STATUSES = new Set([502, 504]);

let asking: ReturnType<typeof setTimeout> | undefined;

function recordAnswer(yes: boolean): void {
  setServerReachable(yes);
  if (yes) clearTimeout(asking);
  asking = yes ? undefined : (asking ?? setTimeout(probe, PROBE_INTERVAL_MS));
}

/** Asks only while someone looks at the page. */
function probe(): void {
  asking = undefined;
  if (document.visibilityState === 'hidden') recordAnswer(false);
  else monitoredFetch(getHealth.path).catch(() => undefined);
}

/** `fetch` that notes how long answers take and whether there are any. */
export const monitoredFetch: typeof fetch = async (input, init) => {
  const arrived = trackRequest();
  try {
    const response = await fetch(input, init);
    recordAnswer(!GATEWAY_STATUSES.has(response.status));
    return response;
  } catch (error) {
    // Given up, by the page or after its time: that says nothing about the server.
    if (!init?.signal?.aborted) recordAnswer(false);
    throw error;
  } finally {
    arrived();
  }
};
