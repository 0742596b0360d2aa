import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { REPOSITORY } from '@marketplace/mock-server/pages';
import { type Build, settingsOf } from './builds';
import { inputsHash } from './inputsHash';

/** What every app is made of besides its own folder. */
const COMMON_INPUTS = [
  'shared',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

const stampOf = ({ outDir }: Build): string => join(dirname(outDir), '.inputs', basename(outDir));

/** A build whose inputs differ from those of its last whole run. */
export interface StaleBuild {
  build: Build;
  inputs: string;
}

/** The builds to run, of those given. */
export function staleBuilds(builds: readonly Build[]): StaleBuild[] {
  return builds.flatMap((build) => {
    const files = inputsHash(REPOSITORY, [build.app.folder, ...COMMON_INPUTS]);
    const settings = Object.entries(settingsOf(build)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const inputs = settings.length === 0 ? files : `${files} ${JSON.stringify(settings)}`;
    const built =
      existsSync(join(build.outDir, 'index.html')) &&
      existsSync(stampOf(build)) &&
      readFileSync(stampOf(build), 'utf8') === inputs;
    return built ? [] : [{ build, inputs }];
  });
}

/** Forgets the last run of a build, before anything of it is overwritten. */
export const markUnbuilt = (build: Build): void => rmSync(stampOf(build), { force: true });

/** Notes that a build from these inputs is whole. */
export function markBuilt({ build, inputs }: StaleBuild): void {
  mkdirSync(dirname(stampOf(build)), { recursive: true });
  writeFileSync(stampOf(build), inputs);
}
