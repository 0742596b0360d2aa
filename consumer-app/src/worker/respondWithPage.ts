import { getShellPage } from './caches';

/** After this time the worker responds with the cached page. */
const TIMEOUT_MS = 6000;

/**
 * Responds with the page from the network, so that people see a new build at once. Responds with
 * the cached page if the network fails or is too slow, or if a gateway answers that the app is
 * unavailable.
 */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const network = fetchPage(event);
  event.waitUntil(network.catch(() => undefined));
  const fresh = await Promise.race([network.catch(() => undefined), resolveAtTimeout()]);
  if (fresh && fresh.status < 500) return fresh;
  return (await getShellPage()) ?? network;
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

const resolveAtTimeout = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, undefined);
  });
