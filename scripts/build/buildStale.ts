import { join } from 'node:path';
import { REPOSITORY } from '@marketplace/mock-server/repository';
import { build as viteBuild } from 'vite';
import { type Build, PRODUCT_BUILDS, getBuildSettings } from './builds';
import { compressFiles } from './compressFiles';
import { buildRenderer } from './buildRenderer';
import { buildServer } from './buildServer';
import { writeStamp, deleteStamp, findStaleBuilds } from './staleBuilds';

/** Builds what has changed since its last build, compresses the files and reports to `log`. */
export async function buildStale(
  log: (line: string) => void,
  builds: readonly Build[] = PRODUCT_BUILDS,
): Promise<void> {
  const stale = findStaleBuilds(builds);
  if (stale.length === 0) log('The builds are up to date.');
  for (const each of stale) {
    const started = performance.now();
    deleteStamp(each.build);
    await withEnvironment({ NODE_ENV: 'production', ...getBuildSettings(each.build) }, () =>
      run(each.build),
    );
    writeStamp(each);
    log(`${each.build.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

async function run({ kind, folder, outDir }: Build): Promise<void> {
  if (kind === 'server') return buildServer(outDir);
  const root = join(REPOSITORY, folder);
  await viteBuild({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir },
  });
  await buildRenderer(root, outDir);
  await compressFiles(outDir);
}

/** Runs a function with additional environment variables, because Vite reads its settings there. */
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
