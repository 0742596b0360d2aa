import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browser/findChromium.ts';

const WORKSPACES = '{shared,mock-server,admin-console,partner-portal,consumer-app}';
const BROWSER_TESTS = ['**/*.browser.test.*', '**/node_modules/**'];
/** Long enough for a machine with much else to do. */
const PATIENCE_MS = 120_000;
const executablePath = findChromium();

export default defineConfig({
  plugins: [react()],
  test: {
    // Tests wait half of their time, so that a half more workers than processors keep these busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          environment: 'node',
          include: ['shared/src/**/*.test.{ts,tsx}'],
          exclude: BROWSER_TESTS,
          // What is shared keeps no state in its modules, so its files may share a worker: starting
          // one costs more than most of these tests.
          pool: 'threads',
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [`${WORKSPACES}/src/**/*.test.{ts,tsx}`, 'scripts/**/*.test.ts'],
          setupFiles: ['mock-server/src/testing/resetClock.ts'],
          exclude: [...BROWSER_TESTS, 'shared/**'],
          // A file's servers and folders are its own, so files may share a process: loading the server
          // anew costs more than most of them. Threads would not do, since some measure the time that
          // their process has a processor for.
          pool: 'forks',
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        cacheDir: 'node_modules/.cache/vite/tests',
        define: { 'process.env.NODE_ENV': '"test"' },
        // Each file opens a page that loads some hundred modules anew. Within one run they stay as they are.
        server: {
          headers: process.argv.includes('run') ? { 'Cache-Control': 'max-age=3600' } : {},
        },
        optimizeDeps: { entries: [`${WORKSPACES}/src/**/*.browser.test.tsx`] },
        test: {
          name: 'browser',
          include: [`${WORKSPACES}/src/**/*.browser.test.tsx`],
          setupFiles: ['scripts/browser/emptyStorage.ts'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                args: CHROMIUM_FLAGS,
                ...(executablePath ? { executablePath } : {}),
              },
            }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
          },
        },
      },
    ],
  },
});
