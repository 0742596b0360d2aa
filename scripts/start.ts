import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PRODUCT_BUILDS } from './build/builds';
import { staleBuilds } from './build/staleBuilds';
import { serve } from './serve/serve';

if (staleBuilds(PRODUCT_BUILDS).length > 0) {
  // Build in a separate process, so that the server does not keep the builder's memory.
  const build = [join(import.meta.dirname, 'run.mjs'), 'build'];
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await serve('dist');
