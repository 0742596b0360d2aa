import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browser/findChromium';

const executablePath = findChromium();

/** Specs named `*.phone.spec.ts` run on a phone, all others on a desktop; see `e2e/fixtures.ts`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    // Its copies would keep files from the faults that specs ask for; `offline.phone.spec.ts` is its own.
    serviceWorkers: 'block',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 800 } },
    },
    { name: 'phone', testMatch: '**/*.phone.spec.ts', use: { ...devices['Pixel 7'] } },
  ],
});
