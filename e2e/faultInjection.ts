import type { Page } from '@playwright/test';

/** Has the calls of an address, all or those of one method, answered as the fault says, while something is done. */
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

/** Keeps what is posted to an address from arriving until what comes back is called. */
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

/** An error and a rejection that nobody catches, as those of an extension or a late script would be. */
export const throwInPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    void Promise.reject(new Error('of nobody'));
    setTimeout(() => {
      throw new Error('of nobody');
    });
  });

/** Ends the session on the server; the page does not know yet. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'accessToken')?.value ?? '';
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
}
