/** Why the packages of `root` must be installed, or undefined when they are whole. */
export function whyInstall(root: string): string | undefined;
/** Installs what the lockfile names unless it is there; ends the process when that fails. */
export function ensureInstalled(): void;
