import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** DevTools' Slow 4G: 90% of 1.6 Mbit/s down and 750 kbit/s up, latency 150 ms times 3.75. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((750 * 1000) / 8) * 0.9,
};

interface Device {
  options: BrowserContextOptions;
  line?: typeof SLOW_4G;
}

/** Blocks the service worker: its requests bypass the slow line and would make later pages look fast. */
const HERE = {
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

/** A phone on a slow line and a desktop on a fast one, both with a slow processor. */
const DEVICES = {
  phone: {
    options: {
      ...HERE,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    line: SLOW_4G,
  },
  desktop: { options: { ...HERE, viewport: { width: 1366, height: 800 } } },
} satisfies Record<string, Device>;

/** Cookies to set before the first page opens. */
export type Cookies = Parameters<BrowserContext['addCookies']>[0];

const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url));

/** Runs a function with a page in a new browser context, on a processor that is `slowed` so many times. */
export async function onDevice<T>(
  browser: Browser,
  device: keyof typeof DEVICES,
  cookies: Cookies,
  work: (page: Page) => Promise<T>,
  slowed = 4,
): Promise<T> {
  const { options, line }: Device = DEVICES[device];
  const context = await browser.newContext(options);
  try {
    await context.addCookies(cookies);
    await context.addInitScript({ path: PROBE });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (line) await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    return await work(page);
  } finally {
    await context.close();
  }
}
