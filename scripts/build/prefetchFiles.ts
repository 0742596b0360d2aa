import type { Plugin } from 'vite';
import { BORROWER_CHUNKS } from './borrowerChunks.ts';
import type { Built } from './offlineFiles.ts';

/** The files of one stage that the first page does not load, and its Hindi files. Root-relative addresses. */
interface StageFiles {
  files: string[];
  hindi: string[];
}

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

/** Lists the files of each stage of the journey by its name, such as `offers`. */
function listStageFiles(bundle: readonly Built[]): Record<string, StageFiles> {
  const { chunks, closure, all, first } = readChunks(bundle);
  const isHindi = (name: string): boolean =>
    chunks.get(name)?.moduleIds.some((module) => HINDI.test(module)) ?? false;
  const withStyles = (names: ReadonlySet<string>): Set<string> =>
    new Set([
      ...names,
      ...[...names].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]),
    ]);
  const had = withStyles(first);
  return Object.fromEntries(
    BORROWER_CHUNKS.flatMap(({ name }) => {
      const stage = all.find((chunk) => chunk.name === name);
      if (!stage) return [];
      const own = withStyles(closure([stage.fileName]));
      const texts = [...own].flatMap((file) => chunks.get(file)?.dynamicImports ?? []);
      const hindi = addresses(closure(texts.filter(isHindi)), own);
      return [[name, { files: addresses(own, had), hindi }]];
    }),
  );
}

/**
 * Names the first page's Hindi scripts in the page, where `boot.js` preloads them beside the first script, and
 * writes `stages.json`, from which a page prefetches the files of the next stage without running them. Importing
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
      const source = JSON.stringify(listStageFiles(Object.values<Built>(bundle)));
      this.emitFile({ type: 'asset', fileName: 'stages.json', source });
    },
  },
});
