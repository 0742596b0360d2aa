import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../../build/compressFiles';
import { viteAppConfig } from '../../build/viteAppConfig';

/** The baselines, each in place of the app that it is compared with. */
const FLOORS = [
  { source: 'react-alone', base: '/', app: 'consumer' },
  { source: 'react-admin-list', base: '/admin/', app: 'admin' },
] as const;

/** Builds the baselines into a folder like the apps, so that the same server can serve them. */
export async function buildFloors(folder: string): Promise<void> {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    for (const { source, base, app } of FLOORS) {
      const root = join(import.meta.dirname, source);
      const outDir = join(folder, app);
      const { build: options, ...config } = viteAppConfig({ root, base, outDir: app });
      await build({
        ...config,
        configFile: false,
        logLevel: 'warn',
        cacheDir: join(folder, '.cache'),
        build: { ...options, outDir },
      });
      await compressFiles(outDir);
    }
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
  await mkdir(join(folder, 'partner'), { recursive: true });
  await copyFile(join(folder, 'consumer/index.html'), join(folder, 'partner/index.html'));
}
