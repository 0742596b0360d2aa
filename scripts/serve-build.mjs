// Plain JavaScript: the built server runs without the loader of TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = new URL('../mock-server/dist/server/serve.mjs', import.meta.url);

/** Builds what has changed. It runs in a process of its own, so that the server does not keep its memory. */
export function buildStale() {
  const build = [join(import.meta.dirname, 'run.mjs'), 'build'];
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Serves the builds until a signal arrives. */
export async function serveBuild() {
  if (!existsSync(SERVER)) {
    console.error('There is no build of the server. Run "npm run build".');
    process.exit(1);
  }
  const { serve } = await import(SERVER.href);
  await serve('dist');
}
