import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import { type Built, offlineFiles } from './offlineFiles.ts';

/** The worker's source and the pages that it keeps. */
export interface OfflineWorkerOptions {
  /** Absolute path of the worker's entry. */
  entry: string;
  /** Ends of the module paths of the pages that open offline. */
  opened: readonly string[];
}

/**
 * Builds the service worker into `sw.js` beside the pages and adds the list of the files that it keeps. It
 * takes the list from the bundle.
 */
export function offlineWorker({ entry, opened }: OfflineWorkerOptions): Plugin {
  return {
    name: 'offline-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        const files = offlineFiles(Object.values<Built>(bundle), opened);
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? page.source : '';
        const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
        await build({
          configFile: false,
          logLevel: 'warn',
          define: { OFFLINE_BUILD: JSON.stringify({ page: `/shell.html?${hash}`, ...files }) },
          publicDir: false,
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: ['chrome90', 'edge90', 'firefox90', 'safari15'],
            reportCompressedSize: false,
            rolldownOptions: {
              input: entry,
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
