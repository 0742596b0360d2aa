import { installPackage, runInstaller } from '../test/installPackage';
import { findChromium } from './findChromium';

/** The error message when there is no browser and none can be installed. */
export const NO_BROWSER =
  'No Chromium for the browser tests. Install one (Debian: apt-get install -y chromium-headless-shell; ' +
  'elsewhere: npx playwright install chromium), or name one in CHROMIUM_PATH.';

/**
 * Returns the Chromium for the tests. Installs one if there is none: as root from the system's packages,
 * else Playwright's.
 * @throws with instructions, when it cannot install one
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  installPackage('chromium-headless-shell');
  const installed = findChromium();
  if (installed) return installed;
  runInstaller('npx', ['playwright', 'install', 'chromium']);
  const own = findChromium();
  if (!own) throw new Error(NO_BROWSER);
  return own;
}
