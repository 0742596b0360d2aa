import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, APPS, DIST, REPOSITORY } from '@marketplace/mock-server/pages';
import { inputsHash } from './inputsHash';

/** What every app is made of besides its own folder. */
const COMMON_INPUTS = [
  'shared',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

const stampOf = ({ name }: App): string => join(DIST, '.inputs', name);

/** An app whose inputs differ from those of its last whole build. */
export interface StaleApp {
  app: App;
  inputs: string;
}

/** The apps to build. */
export function staleApps(): StaleApp[] {
  return Object.values(APPS).flatMap((app) => {
    const inputs = inputsHash(REPOSITORY, [app.folder, ...COMMON_INPUTS]);
    const built =
      existsSync(join(DIST, app.name, 'index.html')) &&
      existsSync(stampOf(app)) &&
      readFileSync(stampOf(app), 'utf8') === inputs;
    return built ? [] : [{ app, inputs }];
  });
}

/** Forgets the app's last build, before anything of it is overwritten. */
export const markUnbuilt = (app: App): void => rmSync(stampOf(app), { force: true });

/** Notes that the app's build from these inputs is whole. */
export function markBuilt({ app, inputs }: StaleApp): void {
  mkdirSync(join(DIST, '.inputs'), { recursive: true });
  writeFileSync(stampOf(app), inputs);
}
