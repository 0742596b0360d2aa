import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without its window comes first: the tests never open one, and it takes a fifth less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Features of Chromium to switch off. Its address bar loads two pages of its own into every new window,
 * which take a fifth of the processor time of a short test. Of several `--disable-features` only the last
 * counts, so the list repeats that of Playwright; `e2e/addresses/browser-flags.spec.ts` tells when one is missing.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/**
 * Room for what is new in a page. V8 starts with one megabyte and copies what lives on again and again while a console
 * loads, which takes an eighth of the processor time of a page.
 */
const JS_FLAGS = '--min-semi-space-size=64 --max-semi-space-size=64';

const getFlags = (jsFlags: string): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--js-flags=${jsFlags}`,
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** Flags for a headless Chromium that also runs as root and makes no background requests. */
export const CHROMIUM_FLAGS: string[] = getFlags(JS_FLAGS);

/**
 * The same for the tests of whole pages, without V8's last compiler: a page that lives for seconds ends before that
 * pays. Benchmarks keep it, because people have it.
 */
export const SHORT_PAGE_FLAGS: string[] = getFlags(`${JS_FLAGS} --no-turbofan`);

/**
 * Finds the Chromium for the tests: `CHROMIUM_PATH`, the system's, one on the path, or Playwright's own.
 * @throws when `CHROMIUM_PATH` is not executable
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no program that can be run: ${env.CHROMIUM_PATH}`);
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter).filter(Boolean)];
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, chromium.executablePath()].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
