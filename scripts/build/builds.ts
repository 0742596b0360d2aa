import { resolve } from 'node:path';
import { type App, APPS, DIST, REPOSITORY } from '@marketplace/mock-server/pages';

/** One build of an app: the product's own, or one with other settings. */
export interface Build {
  name: string;
  app: App;
  /** Absolute folder that it goes to. */
  outDir: string;
  /** Settings, see `consumer-app/src/browser/env.ts`; they win over those of the environment. */
  settings: Readonly<Record<string, string>>;
}

/** The builds that the product is served from. */
export const PRODUCT_BUILDS: readonly Build[] = Object.values(APPS).map((app) => ({
  name: app.folder,
  app,
  outDir: resolve(DIST, app.name),
  settings: {},
}));

/** Settings that the product can be built with and by default is not; browser tests walk each. */
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

/** The folder of a variant, served with `DIST_DIR`; the consoles' builds are the product's own. */
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

/** What a build is told by its environment; it is another build when that changes. */
export function settingsOf({ settings }: Build): Record<string, string> {
  const given = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('VITE_') && value !== undefined ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(given), ...settings };
}
