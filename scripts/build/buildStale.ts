import { join } from 'node:path';
import { type App, DIST, REPOSITORY } from '@marketplace/mock-server/pages';
import { build } from 'vite';
import { compressFiles } from './compressFiles';
import { prerender } from './prerender';
import { markBuilt, markUnbuilt, staleApps } from './staleApps';

/** Builds what has changed since its last build and packs the files; says so through `log`. */
export async function buildStale(log: (line: string) => void): Promise<void> {
  const stale = staleApps();
  if (stale.length === 0) log('The builds are up to date.');
  for (const each of stale) {
    const started = performance.now();
    markUnbuilt(each.app);
    await buildApp(each.app);
    markBuilt(each);
    log(`${each.app.folder}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

async function buildApp({ name, folder }: App): Promise<void> {
  const root = join(REPOSITORY, folder);
  const outDir = join(DIST, name);
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
    await prerender(root, outDir, join(REPOSITORY, 'node_modules/.cache/prerender', name));
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
  await compressFiles(outDir);
}
