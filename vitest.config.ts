import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browser/findChromium.ts';

const workspaces = '{shared,mock-server,admin-console,partner-portal,consumer-app}';
const executablePath = findChromium();

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [`${workspaces}/src/**/*.test.{ts,tsx}`, 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.*', '**/node_modules/**'],
          // Workers are cheap to start and each file keeps a module state of its own.
          pool: 'forks',
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        cacheDir: 'node_modules/.cache/vite/tests',
        define: { 'process.env.NODE_ENV': '"test"' },
        optimizeDeps: { entries: [`${workspaces}/src/**/*.browser.test.tsx`] },
        test: {
          name: 'browser',
          include: [`${workspaces}/src/**/*.browser.test.tsx`],
          testTimeout: 15_000,
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
