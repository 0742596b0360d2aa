import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PRODUCT_BUILDS } from './build/builds';
import { staleBuilds } from './build/staleBuilds';
import { serve } from './serve/serve';

if (staleBuilds(PRODUCT_BUILDS).length > 0) {
  // In a process of its own: the builder's memory is not to stay with the server.
  const build = [join(import.meta.dirname, 'run.mjs'), 'build'];
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await serve('dist');
