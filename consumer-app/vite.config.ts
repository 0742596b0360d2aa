import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { defineConfig, loadEnv, mergeConfig, type Plugin } from 'vite';
import { leanRouter } from '../scripts/build/leanRouter.ts';
import { offlineWorker } from '../scripts/build/offlineWorker.ts';
import { prefetchFiles } from '../scripts/build/prefetchFiles.ts';
import { viteAppConfig } from '../scripts/build/viteAppConfig.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The router's `exports` name its development files alone; this is the same without the warnings. */
const alias = [
  { find: /^react-router$/, replacement: resolve(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve(router, 'dist/production/dom-export.mjs') },
];

/** What the first page needs; later pages share it. One file packs better than the dozen it would be split into. */
const first = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|valtio|proxy-compare|js-cookie|use-sync-external-store)/',
    'shared/src/i18n/(translator|en/ui)\\.',
    'shared/src/session/(clientValues|credentials|callback|role|signIn|unauthorized)\\.',
    'shared/src/ui/(?:\\w+/)?(classes|translate|icons|VisuallyHidden|Button|fieldIds|FieldError|FormRow|TextField)\\.',
    'consumer-app/src/(language/i18n|session/(session|tabStorage)|products/products|profile/profileForm|browser/paths|ui/(Link|PageHeading))\\.',
  ].join('|'),
);

/** Pages that open without a network after the first visit. */
const OPENED = [
  'app/UserPages.tsx',
  'app/layout/AccountLinks.tsx',
  'features/signIn/VerificationPage.tsx',
  'features/products/ProductsPage.tsx',
  'features/profile/ProfilePage.tsx',
  'features/offers/OffersPage.tsx',
  'features/applications/ApplicationsPage.tsx',
];

/**
 * What many pages share, in one file each instead of dozens: every file is a wait on a slow line, and
 * a name of 20 bytes in the first one, which lists what each page needs.
 */
const shared = [
  {
    name: 'calls',
    test: /shared\/src\/(api|resources|schema)\/|consumer-app\/src\/browser\/singleFlight\.|node_modules\/(yup|property-expr|tiny-case|toposort)\//,
  },
  {
    name: 'fields',
    test: /shared\/src\/ui\/\w+\/(RadioGroup|DateField|SelectField|ErrorSummary|digits|FieldUnit|RupeesField|rupeesEdit|setInputValue)\b/,
  },
];

/** Stands in the page itself: a file would be one more wait before the first paint. */
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
 * Writes the first page's styles into the page, so that it is painted without waiting for them. The
 * files stay linked at the end: pages fetched later count on finding them.
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
        .replace('</body>', () => `${links.map(([link]) => link).join('')}</body>`);
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
  return offlineWorker({
    entry: resolve(import.meta.dirname, `src/worker/${entry}.ts`),
    opened: OPENED,
  });
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
      leanRouter(),
      bootScript(),
      inlineStyles(),
      helpDesk(mode),
      tracking(mode),
      prefetchFiles(),
      worker(mode),
    ],
    resolve: { alias: command === 'build' ? alias : [] },
    build: {
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'base', test: first }, ...shared] } },
      },
    },
  }),
);
