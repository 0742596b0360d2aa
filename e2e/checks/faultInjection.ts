import type { Page, Request } from '@playwright/test';
import { expect } from '../fixtures/fixtures';

/** Answers the calls to an address, of all methods or one, with the fault while a function runs. */
export async function withFault(
  page: Page,
  [address, fault, method]: readonly [address: string, fault: string, method?: string],
  work: () => Promise<void>,
): Promise<void> {
  await page.route(address, (route, request) =>
    method === undefined || request.method() === method
      ? route.continue({ headers: { ...request.headers(), 'x-mock-fault': fault } })
      : route.fallback(),
  );
  await work();
  await page.unroute(address);
}

/** Holds the files of a page's code, such as `TermsPage`, until the test calls the returned function. */
export async function holdChunk(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await free;
    return route.continue();
  });
  return () => release();
}

/** Holds POST requests to an address until the test calls the returned function. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    await free;
    return route.continue();
  });
  return () => release();
}

/** Throws an uncaught error and an unhandled rejection in the page, as an extension or a late script may do. */
export const throwInPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    void Promise.reject(new Error('of nobody'));
    setTimeout(() => {
      throw new Error('of nobody');
    });
  });

/** Ends the session on the server without telling the page. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'accessToken')?.value ?? '';
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
}

/** Returns a function that waits until the page has no request under way. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    // The requests of the previous page end with it, not always with an event.
    if (request.isNavigationRequest()) open.clear();
    open.add(request);
  });
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () => expect.poll(() => open.size).toBe(0);
}
