import { resolve } from 'node:path';
import { APPS, DIST } from '@marketplace/mock-server/pages';
import { REPOSITORY } from '@marketplace/mock-server/repository';

/** One build: the server, an app, or a variant of an app with other settings. */
export interface Build {
  name: string;
  kind: 'app' | 'server';
  /** Folder of the sources, relative to the repository. */
  folder: string;
  /** The file in `outDir` without which there is no build. */
  file: string;
  /** Absolute output folder. */
  outDir: string;
  /** Settings, see `consumer-app/src/env.ts`. They override the environment. */
  settings: Readonly<Record<string, string>>;
}

const ofApp = { kind: 'app', file: 'index.html' } as const;

/** The server's build, in a folder from which Node finds the server's packages. */
const SERVER_BUILD: Build = {
  name: 'mock-server',
  kind: 'server',
  folder: 'mock-server',
  file: 'serve.mjs',
  outDir: resolve(REPOSITORY, 'mock-server/dist/server'),
  settings: {},
};

export const PRODUCT_BUILDS: readonly Build[] = [
  SERVER_BUILD,
  ...Object.values(APPS).map((app) => ({
    ...ofApp,
    name: app.folder,
    folder: app.folder,
    outDir: resolve(DIST, app.name),
    settings: {},
  })),
];

/** Settings that differ from the product's defaults. Browser tests walk through each variant. */
export const VARIANTS = {
  'products-first': { VITE_START_WITH_PRODUCTS: 'true' },
  'one-lender': {
    VITE_LENDER_DEPLOYMENT: 'true',
    VITE_HELP_URL: 'https://desk.example/cases',
    VITE_HELP_ORGID: '00D1',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Returns the folder of a variant for `DIST_DIR`. The consoles in it are the product's builds. */
export const getVariantFolder = (name: string): string =>
  resolve(REPOSITORY, 'node_modules/.cache/variants', name);

export const VARIANT_BUILDS: readonly Build[] = Object.entries(VARIANTS).map(
  ([name, settings]) => ({
    ...ofApp,
    name: `${APPS.consumer.folder}, ${name}`,
    folder: APPS.consumer.folder,
    outDir: resolve(getVariantFolder(name), APPS.consumer.name),
    settings,
  }),
);

/** Returns the settings of a build with those of the environment. A change makes the build stale. */
export function getBuildSettings({ settings }: Build): Record<string, string> {
  const given = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('VITE_') && value !== undefined ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(given), ...settings };
}
