import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { defineConfig, loadEnv, mergeConfig, type Plugin } from 'vite';
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
 * Writes the first page's styles into the page, so that it is painted without waiting for them. The links
 * stay at the end, because pages fetched later would add a link that they do not find; a disabled link
 * neither loads the same styles once more nor applies them to the whole page again.
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
 * The worker of these pages. Kill switch: a build with `VITE_OFFLINE=false` has a worker in its place
 * that drops what the other had kept and unregisters itself; browsers find it at the next visit, and
 * pages of that build register none.
 */
const worker = (mode: string): Plugin => {
  const { VITE_OFFLINE } = loadEnv(mode, import.meta.dirname);
  const entry = VITE_OFFLINE === 'false' ? 'leave' : 'main';
  return offlineWorker(resolve(import.meta.dirname, `src/worker/${entry}.ts`));
};

/** Tells the server where requests for help are posted, which its content security policy lets through. */
const helpDesk = (mode: string): Plugin => ({
  name: 'help-desk',
  transformIndexHtml() {
    const { VITE_HELP_URL = '' } = loadEnv(mode, import.meta.dirname);
    if (!URL.canParse(VITE_HELP_URL)) return [];
    const { origin } = new URL(VITE_HELP_URL);
    return [{ tag: 'meta', attrs: { name: 'help-desk', content: origin }, injectTo: 'head' }];
  },
});

/** Tells the server which services of `env.tracking` its content security policy has to let through. */
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

export default defineConfig(({ command, mode }) =>
  mergeConfig(viteAppConfig({ root: import.meta.dirname, base: '/', outDir: 'consumer' }), {
    plugins: [
      bootScript(),
      inlineStyles(),
      helpDesk(mode),
      tracking(mode),
      prefetchFiles(),
      worker(mode),
    ],
    resolve: { alias: command === 'build' ? alias : [] },
  }),
);
