import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** DevTools' Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, each a tenth less, 150 ms times 3.75. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((750 * 1000) / 8) * 0.9,
};
const CPU_SLOWED = 4;

const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

/** What the browser keeps before the first page is opened. */
export type Cookies = Parameters<BrowserContext['addCookies']>[0];

const PROBE = new URL('probe.js', import.meta.url).pathname;

/** Lends a fresh phone with an empty cache, on a slow line and a slow processor. */
export async function onPhone<T>(
  browser: Browser,
  cookies: Cookies,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies(cookies);
    await context.addInitScript({ path: PROBE });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
    return await use(page);
  } finally {
    await context.close();
  }
}
