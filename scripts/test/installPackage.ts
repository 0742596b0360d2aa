import { spawnSync } from 'node:child_process';

/** Runs a command that installs something, and says what it says. Returns whether it succeeded. */
export function runInstaller(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Installs a Debian package, if this is root on Debian. The caller looks whether the program is there now. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${name} for the tests.`);
  if (runInstaller('apt-get', ['update']))
    runInstaller('apt-get', ['install', '-y', '--no-install-recommends', name]);
}
