// Plain JavaScript on Node alone: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Why the packages of `root` must be installed (again), or undefined when all the lockfile names are
 * there. npm writes `node_modules/.package-lock.json` as its last act, so an install that was cut
 * short leaves none, and one made from an older lockfile differs from it.
 * @param {string} root
 * @returns {string | undefined}
 */
export function whyInstall(root) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'the packages are not installed';
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!wanted) return undefined;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue;
    const found = installed[path];
    if (!found) {
      // The lockfile lists binaries for other platforms, which are not installed.
      if (entry.optional || entry.devOptional) continue;
      return `${path} is missing`;
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity)
      return `${path} is of another version`;
    if (!existsSync(join(root, path, 'package.json'))) return `${path} is missing`;
  }
  return undefined;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install(root) {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund'];
  const done =
    npm && npm.endsWith('.js')
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', args, {
          cwd: root,
          stdio: 'inherit',
          shell: process.platform === 'win32',
        });
  return done.status ?? 1;
}

/** Installs what the lockfile names unless it is there; ends the process when that fails. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const reason = whyInstall(root);
  if (!reason) return;
  console.log(`Installing: ${reason}.`);
  const status = install(root);
  if (status !== 0) process.exit(status);
  const left = whyInstall(root);
  if (left) {
    console.error(`The installation is not whole: ${left}.`);
    process.exit(1);
  }
}
