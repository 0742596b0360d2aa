import { spawnSync } from 'node:child_process';
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
  if (process.getuid?.() === 0 && run('apt-get', ['update']))
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  const installed = findChromium();
  if (installed) return installed;
  run('npx', ['playwright', 'install', 'chromium']);
  const own = findChromium();
  if (!own) throw new Error(NO_BROWSER);
  return own;
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
