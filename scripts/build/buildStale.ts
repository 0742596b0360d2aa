import { join } from 'node:path';
import { REPOSITORY } from '@marketplace/mock-server/pages';
import { build as viteBuild } from 'vite';
import { type Build, PRODUCT_BUILDS, settingsOf } from './builds';
import { compressFiles } from './compressFiles';
import { buildRenderer } from './buildRenderer';
import { markBuilt, markUnbuilt, staleBuilds } from './staleBuilds';

/** Builds what has changed since its last build and packs the files; says so through `log`. */
export async function buildStale(
  log: (line: string) => void,
  builds: readonly Build[] = PRODUCT_BUILDS,
): Promise<void> {
  const stale = staleBuilds(builds);
  if (stale.length === 0) log('The builds are up to date.');
  for (const each of stale) {
    const started = performance.now();
    markUnbuilt(each.build);
    await withEnvironment({ NODE_ENV: 'production', ...settingsOf(each.build) }, () =>
      run(each.build),
    );
    markBuilt(each);
    log(`${each.build.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

async function run({ app, outDir }: Build): Promise<void> {
  const root = join(REPOSITORY, app.folder);
  await viteBuild({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir },
  });
  await buildRenderer(root, outDir);
  await compressFiles(outDir);
}

/** Runs something with other variables in the environment, which is where Vite reads them. */
async function withEnvironment(
  variables: Readonly<Record<string, string>>,
  work: () => Promise<void>,
): Promise<void> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    await work();
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}
