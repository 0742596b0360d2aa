import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import { type Built, listOfflineFiles } from './offlineFiles.ts';

/** Marks the import of a page that opens offline: `import(/* offline *\/ './OffersPage')`. */
const MARKED_IMPORT = /import\(\s*\/\* offline \*\/\s*'([^']+)'/g;

/**
 * Builds the service worker into `sw.js` beside the pages and adds the list of the files that it keeps. It
 * takes the list from the bundle and the pages from their marked imports.
 * @param entry absolute path of the worker's source
 */
export function offlineWorker(entry: string): Plugin {
  const opened = new Set<string>();
  return {
    name: 'offline-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      order: 'pre',
      filter: { code: '/* offline */' },
      async handler(code, importer) {
        for (const [, source = ''] of code.matchAll(MARKED_IMPORT)) {
          const page = await this.resolve(source, importer);
          opened.add(page?.id ?? source);
        }
      },
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        const files = listOfflineFiles(Object.values<Built>(bundle), opened);
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
