import { expect, it } from 'vitest';
import { type Built, listOfflineFiles } from './offlineFiles';

const chunk = (
  name: string,
  module: string,
  { imports = [], dynamicImports = [], css = [], fonts = [] }: Record<string, string[]> = {},
): Built => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-1.js`,
  facadeModuleId: `/app/${module}`,
  moduleIds: [`/app/${module}`],
  imports: imports.map((each) => `assets/${each}-1.js`),
  dynamicImports: dynamicImports.map((each) => `assets/${each}-1.js`),
  viteMetadata: {
    importedCss: new Set(css.map((each) => `assets/${each}-1.css`)),
    importedAssets: new Set(fonts.map((each) => `assets/${each}-1.woff2`)),
  },
});
const asset = (fileName: string): Built => ({ type: 'asset', fileName });

const BUNDLE: Built[] = [
  chunk('index', 'index.html', {
    dynamicImports: ['Offers', 'Insurance', 'help', 'hi', 'gone'],
    fonts: ['noto-sans-devanagari'],
  }),
  chunk('Offers', 'src/features/offers/OffersPage.tsx', {
    imports: ['money'],
    dynamicImports: ['dialog', 'offersHi'],
    css: ['Offers'],
  }),
  chunk('Insurance', 'src/features/insurance/InsurancePage.tsx', { imports: ['cold'] }),
  chunk('help', 'src/features/help/HelpDialog.tsx'),
  chunk('hi', 'src/i18n/hi/shell.ts'),
  chunk('offersHi', 'src/i18n/hi/offers.ts'),
  chunk('dialog', 'src/features/offers/RemindDialog.tsx'),
  chunk('money', 'src/features/offers/Money.tsx'),
  chunk('cold', 'src/features/insurance/form.ts'),
  asset('assets/Offers-1.css'),
  asset('assets/noto-sans-devanagari-1.woff2'),
  asset('index.html'),
];
const OPENED = new Set(['/app/src/features/offers/OffersPage.tsx']);

it('keeps the entry, the opened pages and what they fetch, but no further page', () => {
  expect(listOfflineFiles(BUNDLE, OPENED).shell).toEqual(
    ['Offers-1.css', 'Offers-1.js', 'dialog-1.js', 'help-1.js', 'index-1.js', 'money-1.js'].map(
      (name) => `/assets/${name}`,
    ),
  );
});

it('keeps Hindi apart, with its font', () => {
  expect(listOfflineFiles(BUNDLE, OPENED).hindi).toEqual(
    ['hi-1.js', 'noto-sans-devanagari-1.woff2', 'offersHi-1.js'].map((name) => `/assets/${name}`),
  );
});

it('knows every file with a hash, and none without', () => {
  const { all } = listOfflineFiles(BUNDLE, OPENED);
  expect(all).toHaveLength(11);
  expect(all).toContain('/assets/cold-1.js');
  expect(all).not.toContain('/index.html');
});

it('says when a page has moved', () => {
  expect(() => listOfflineFiles(BUNDLE, new Set(['/app/src/features/gone/GonePage.tsx']))).toThrow(
    /GonePage/,
  );
});
