import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, APPS, DIST, REPOSITORY } from '@marketplace/mock-server/pages';
import { build } from 'vite';
import { compressFiles } from './compressFiles';
import { inputsHash } from './inputsHash';
import { prerender } from './prerender';

/** What every app is made of besides its own folder. */
const COMMON_INPUTS = [
  'shared',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Builds each app whose inputs differ from those of its last whole build, packs the files, and says
 * through `log` what was done.
 */
export async function buildChanged(log: (line: string) => void): Promise<void> {
  for (const app of Object.values(APPS)) {
    const stamp = join(DIST, '.inputs', app.name);
    const inputs = inputsHash(REPOSITORY, [app.folder, ...COMMON_INPUTS]);
    const index = join(DIST, app.name, 'index.html');
    const last = await readFile(stamp, 'utf8').catch(() => '');
    if (last === inputs && existsSync(index)) {
      log(`${app.folder}: unchanged`);
      continue;
    }
    const started = performance.now();
    await rm(stamp, { force: true });
    await buildApp(app);
    await mkdir(join(DIST, '.inputs'), { recursive: true });
    await writeFile(stamp, inputs);
    log(`${app.folder}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
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
