import { defineConfig, devices } from '@playwright/test';
import { PHONE_DEVICE } from './scripts/browser/phone';
import { SHORT_PAGE_FLAGS, findChromium } from './scripts/browser/findChromium';

const executablePath = findChromium();

/** Specs named `*.phone.spec.ts` run on a phone, all others on a desktop; see `e2e/fixtures/fixtures.ts`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine with much else to do.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A recording costs processor time in every action of every test; `--trace=retain-on-failure` makes one of a spec.
    trace: 'off',
    // What moves is at its place at once; axe would else measure colours on their way.
    contextOptions: { reducedMotion: 'reduce' },
    // Its copies would keep files from the faults that specs ask for; `offline.phone.spec.ts` is its own.
    serviceWorkers: 'block',
    launchOptions: {
      args: SHORT_PAGE_FLAGS,
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 800 } },
    },
    { name: 'phone', testMatch: '**/*.phone.spec.ts', use: PHONE_DEVICE },
  ],
});
