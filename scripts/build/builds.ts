import { resolve } from 'node:path';
import { type App, APPS, DIST, REPOSITORY } from '@marketplace/mock-server/pages';

/** One build of an app: the product's, or a variant with other settings. */
export interface Build {
  name: string;
  app: App;
  /** Absolute output folder. */
  outDir: string;
  /** Settings, see `consumer-app/src/env.ts`. They override the environment. */
  settings: Readonly<Record<string, string>>;
}

/** The builds of the product. */
export const PRODUCT_BUILDS: readonly Build[] = Object.values(APPS).map((app) => ({
  name: app.folder,
  app,
  outDir: resolve(DIST, app.name),
  settings: {},
}));

/** Settings that differ from the product's defaults. Browser tests walk through each variant. */
export const VARIANTS = {
  'products-first': {
    VITE_START_WITH_PRODUCTS: 'true',
    VITE_MORE_PRODUCTS: 'student,two_wheeler,car,voucher',
  },
  'one-lender': {
    VITE_LENDER_DEPLOYMENT: 'true',
    VITE_HELP_URL: 'https://desk.example/cases',
    VITE_HELP_ORGID: '00D1',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Returns the folder of a variant for `DIST_DIR`. The consoles in it are the product's builds. */
export const variantFolder = (name: string): string =>
  resolve(REPOSITORY, 'node_modules/.cache/variants', name);

export const VARIANT_BUILDS: readonly Build[] = Object.entries(VARIANTS).map(
  ([name, settings]) => ({
    name: `${APPS.consumer.folder}, ${name}`,
    app: APPS.consumer,
    outDir: resolve(variantFolder(name), APPS.consumer.name),
    settings,
  }),
);

/** Returns the settings of a build with those of the environment. A change makes the build stale. */
export function settingsOf({ settings }: Build): Record<string, string> {
  const given = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('VITE_') && value !== undefined ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(given), ...settings };
}
