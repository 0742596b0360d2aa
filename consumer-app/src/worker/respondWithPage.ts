import { getShellPage } from './caches';

/** A page that the network has not brought by then starts from what is kept. */
const PATIENCE_MS = 6000;

/**
 * A page: the network's, so that a new build is seen at once. The kept one where there is no network,
 * where it takes too long, and where a server in between says that the product does not answer.
 */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  const fresh = await Promise.race([network.catch(() => undefined), patience()]);
  if (fresh && fresh.status < 500) return fresh;
  return (await getShellPage()) ?? network;
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

const patience = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, undefined);
  });
