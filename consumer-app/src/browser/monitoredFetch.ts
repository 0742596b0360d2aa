import { getHealth } from '@marketplace/shared/api';
import { beginWait, serverAnswered } from './connection';

/** A server that is gone is asked so often whether it is back. */
const ASK_AGAIN_MS = 5000;
/** What a machine in between answers for a server that it can't reach. */
const GATEWAY = new Set([502, 504]);

let asking: ReturnType<typeof setTimeout> | undefined;

function answered(yes: boolean): void {
  serverAnswered(yes);
  if (yes) clearTimeout(asking);
  asking = yes ? undefined : (asking ?? setTimeout(ask, ASK_AGAIN_MS));
}

/** Asks only while someone looks at the page. */
function ask(): void {
  asking = undefined;
  if (document.visibilityState === 'hidden') answered(false);
  else watchedFetch(getHealth.path).catch(() => undefined);
}

/** `fetch` that notes how long answers take and whether there are any. */
export const watchedFetch: typeof fetch = async (input, init) => {
  const arrived = beginWait();
  try {
    const response = await fetch(input, init);
    answered(!GATEWAY.has(response.status));
    return response;
  } catch (error) {
    // Given up, by the page or after its time: that says nothing about the server.
    if (!init?.signal?.aborted) answered(false);
    throw error;
  } finally {
    arrived();
  }
};
