import type { Page } from 'playwright';

/** What a page has fetched from the network: the number of files and answers, and their kilobytes with headers. */
export interface Transfer {
  requests: number;
  kilobytes: number;
}

/** Counts what a page fetches from now on, without what its cache had. Returns a function that reads the sums. */
export async function countTransfer(page: Page): Promise<() => Transfer> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const cached = new Set<string>();
  const sum: Transfer = { requests: 0, kilobytes: 0 };
  // What a `data:` address holds has come with the page or the stylesheet that names it.
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) cached.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return;
    sum.requests += 1;
    sum.kilobytes += encodedDataLength / 1000;
  });
  return () => sum;
}
