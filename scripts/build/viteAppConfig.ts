import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

/** The settings in which the apps' builds differ. */
export interface AppBuild {
  /** Absolute folder of the app. */
  root: string;
  /** Path under which the app is served, with a slash at both ends. */
  base: string;
  /** Folder below `dist/`. */
  outDir: string;
  /** Further chunk groups besides the first page, see `output.codeSplitting` of Rolldown. */
  groups?: ReadonlyArray<{
    name: string;
    priority?: number;
    minShareCount?: number;
    test: RegExp | ((id: string) => boolean);
  }>;
  plugins?: readonly Plugin[];
}

const repository = resolve(import.meta.dirname, '../..');

/** The Vite configuration that the three apps share. */
export function viteAppConfig({
  root,
  base,
  outDir,
  groups = [],
  plugins = [],
}: AppBuild): UserConfig {
  return {
    root,
    base,
    plugins: [react(), ...plugins],
    cacheDir: resolve(repository, 'node_modules/.cache/vite', outDir),
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      outDir: resolve(repository, 'dist', outDir),
      emptyOutDir: true,
      target: ['chrome90', 'edge90', 'firefox90', 'safari15'],
      sourcemap: false,
      // Chrome supports modulepreload since 66; the polyfill would only delay the first script.
      modulePreload: { polyfill: false },
      // The console's lazily loaded kit is large by nature; budgets are checked by the benchmark.
      chunkSizeWarningLimit: 1024,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // Brands name the path of Inter, so that it has no hash.
          assetFileNames: ({ names }) =>
            names.includes('inter-latin-wght-normal.woff2')
              ? 'assets/fonts/[name][extname]'
              : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            // Bundle the first page's modules into one file, because on a slow line requests cost more than bytes.
            groups: [{ name: 'first', tags: ['$initial'], priority: 10 }, ...groups],
          },
        },
      },
    },
  };
}
