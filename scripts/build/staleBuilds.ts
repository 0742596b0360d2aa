import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { REPOSITORY } from '@marketplace/mock-server/repository';
import { type Build, getBuildSettings } from './builds';
import { hashInputs } from './hashInputs';

/** Inputs of every build besides its own folder. */
const COMMON_INPUTS = [
  'shared',
  'scripts/build',
  'scripts/serve',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

const getStampPath = ({ outDir }: Build): string =>
  join(dirname(outDir), '.inputs', basename(outDir));

/** A build whose inputs differ from those of its last complete run. */
export interface StaleBuild {
  build: Build;
  inputs: string;
}

export function findStaleBuilds(builds: readonly Build[]): StaleBuild[] {
  return builds.flatMap((build) => {
    const files = hashInputs(REPOSITORY, [build.folder, ...COMMON_INPUTS]);
    const settings = Object.entries(getBuildSettings(build)).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    const inputs = settings.length === 0 ? files : `${files} ${JSON.stringify(settings)}`;
    const built =
      existsSync(join(build.outDir, build.file)) &&
      existsSync(getStampPath(build)) &&
      readFileSync(getStampPath(build), 'utf8') === inputs;
    return built ? [] : [{ build, inputs }];
  });
}

/** Deletes the stamp of a build before a new run overwrites its files. */
export const deleteStamp = (build: Build): void => rmSync(getStampPath(build), { force: true });

/** Writes the stamp of a complete build from these inputs. */
export function writeStamp({ build, inputs }: StaleBuild): void {
  mkdirSync(dirname(getStampPath(build)), { recursive: true });
  writeFileSync(getStampPath(build), inputs);
}
