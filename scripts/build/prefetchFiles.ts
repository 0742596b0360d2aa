import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { Built } from './offlineFiles.ts';

/** The files of one page that the first page does not load, and its Hindi files. Root-relative addresses. */
export interface PageFiles {
  files: string[];
  hindi: string[];
}

const PAGE = /Pages?\.tsx$/;
const HINDI = /\/i18n\/hi\//;
/** Matches what the first page loads for Hindi only: texts and i18next. */
const FIRST_HINDI = /\/i18n\/(?!en\b)/;

const readChunks = (bundle: readonly Built[]) => {
  const chunks = new Map(
    bundle.flatMap((built) => (built.type === 'chunk' ? [[built.fileName, built] as const] : [])),
  );
  const closure = (names: Iterable<string>): Set<string> => {
    const found = new Set(names);
    for (const name of found) for (const each of chunks.get(name)?.imports ?? []) found.add(each);
    return found;
  };
  const all = [...chunks.values()];
  const first = all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'));
  return { chunks, closure, all, first: closure(first.map(({ fileName }) => fileName)) };
};

const addresses = (names: ReadonlySet<string>, without: ReadonlySet<string>): string[] =>
  [...names].filter((name) => !without.has(name)).map((name) => `/${name}`);

/** Lists the scripts that a visitor in Hindi needs before the first page is drawn or hydrated. */
export function findFirstHindiFiles(bundle: readonly Built[]): string[] {
  const { chunks, closure, first } = readChunks(bundle);
  const lazy = [...first].flatMap((name) => chunks.get(name)?.dynamicImports ?? []);
  const isHindi = (name: string) =>
    chunks.get(name)?.moduleIds.some((module) => FIRST_HINDI.test(module));
  return addresses(closure(lazy.filter(isHindi)), first);
}

/** Lists the files of each page of a build by the name of its module, such as `VerificationPage`. */
export function listPageFiles(bundle: readonly Built[]): Record<string, PageFiles> {
  const { chunks, closure, all, first } = readChunks(bundle);
  const findModule = (name: string): string => chunks.get(name)?.facadeModuleId ?? '';
  const withStyles = (names: ReadonlySet<string>): Set<string> =>
    new Set([
      ...names,
      ...[...names].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]),
    ]);
  const had = withStyles(first);
  return Object.fromEntries(
    all
      .filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))
      .map(({ fileName, facadeModuleId }) => {
        const own = withStyles(closure([fileName]));
        const texts = [...own]
          .flatMap((name) => chunks.get(name)?.dynamicImports ?? [])
          .filter((name) => HINDI.test(findModule(name)));
        const files = { files: addresses(own, had), hindi: addresses(closure(texts), own) };
        return [basename(facadeModuleId ?? '', '.tsx'), files];
      }),
  );
}

/**
 * Names the first page's Hindi scripts in the page, where `boot.js` preloads them beside the first script, and
 * writes `pages.json`, from which a page prefetches the files of the next one without running them. Importing
 * them early would parse and run them while a person starts to type.
 */
export const prefetchFiles = (): Plugin => ({
  name: 'prefetch-files',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const content = findFirstHindiFiles(Object.values<Built>(bundle)).join(' ');
      return [{ tag: 'meta', attrs: { name: 'hindi-scripts', content }, injectTo: 'head-prepend' }];
    },
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const source = JSON.stringify(listPageFiles(Object.values<Built>(bundle)));
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  },
});
