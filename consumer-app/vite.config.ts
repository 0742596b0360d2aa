import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { defineConfig, loadEnv, mergeConfig, type Plugin } from 'vite';
import { BORROWER_CHUNKS } from '../scripts/build/borrowerChunks.ts';
import { brandFonts } from '../scripts/build/brandFonts.ts';
import { offlineWorker } from '../scripts/build/offlineWorker.ts';
import { prefetchFiles } from '../scripts/build/prefetchFiles.ts';
import { viteAppConfig } from '../scripts/build/viteAppConfig.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/**
 * The router's `exports` name only its development files; these are the same without the warnings. The shim
 * repeats a hook that React has had since version 18. Without these aliases the first page exceeds its 120 KB.
 */
const alias = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  { find: /^react-router$/, replacement: resolve(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve(router, 'dist/production/dom-export.mjs') },
];

/** Inline in the page, because a file would delay the first paint. */
const bootScript = (): Plugin => ({
  name: 'boot-script',
  apply: 'build',
  transformIndexHtml() {
    const source = readFileSync(resolve(import.meta.dirname, 'src/app/boot.js'), 'utf8');
    const children = source.replaceAll(/^ *\/\/.*\n/gm, '').trim();
    return [{ tag: 'script', children, injectTo: 'head' }];
  },
});

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Inlines the first page's styles, so that the first paint does not wait for them. Keeps the links at the
 * end, disabled: a page fetched later would otherwise add a link that it does not find, and an enabled one
 * would load and apply the styles again.
 */
const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const links = [...html.matchAll(STYLESHEET)];
      const css = links.map(([, file = '']) => {
        const asset = bundle[file];
        return asset?.type === 'asset' ? String(asset.source) : '';
      });
      return html
        .replaceAll(STYLESHEET, '')
        .replace('</head>', () => `<style>${css.join('')}</style></head>`)
        .replace(
          '</body>',
          () => `${links.map(([link]) => link.replace('<link', '<link disabled')).join('')}</body>`,
        );
    },
  },
});

/**
 * Builds the service worker. With `VITE_OFFLINE=false` builds one that deletes all caches and unregisters
 * itself at the browser's next visit.
 */
const worker = (mode: string): Plugin => {
  const { VITE_OFFLINE } = loadEnv(mode, import.meta.dirname);
  const entry = VITE_OFFLINE === 'false' ? 'leave' : 'main';
  return offlineWorker(resolve(import.meta.dirname, `src/worker/${entry}.ts`));
};

/** Writes the help desk's address into the page; the server's content security policy allows it. */
const helpDesk = (mode: string): Plugin => ({
  name: 'help-desk',
  transformIndexHtml() {
    const { VITE_HELP_URL = '' } = loadEnv(mode, import.meta.dirname);
    if (!URL.canParse(VITE_HELP_URL)) return [];
    const { origin } = new URL(VITE_HELP_URL);
    return [{ tag: 'meta', attrs: { name: 'help-desk', content: origin }, injectTo: 'head' }];
  },
});

/** Writes the services of `env.tracking` into the page; the server's content security policy allows them. */
const tracking = (mode: string): Plugin => ({
  name: 'tracking',
  transformIndexHtml() {
    const { VITE_IP_LOOKUP_URL = '', VITE_TRACKING_URL = '' } = loadEnv(mode, import.meta.dirname);
    const services = [VITE_IP_LOOKUP_URL, VITE_TRACKING_URL];
    if (!services.every((service) => URL.canParse(service))) return [];
    const content = [...new Set(services.map((service) => new URL(service).origin))].join(' ');
    return [{ tag: 'meta', attrs: { name: 'tracking', content }, injectTo: 'head' }];
  },
});

/**
 * Asks V8 to compile all of the first page's functions while the file arrives, beside the main thread; it would else
 * compile most of them one by one as they are called. V8 reads this at the top of a file only, so it comes last.
 */
const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});

export default defineConfig(({ command, mode }) =>
  mergeConfig(
    viteAppConfig({
      root: import.meta.dirname,
      base: '/',
      outDir: 'consumer',
      groups: BORROWER_CHUNKS,
    }),
    {
      plugins: [
        bootScript(),
        inlineStyles(),
        helpDesk(mode),
        tracking(mode),
        brandFonts(),
        prefetchFiles(),
        worker(mode),
        compileHint(),
      ],
      resolve: { alias: command === 'build' ? alias : [] },
    },
  ),
);
