/** The fields of Rolldown's output file that this module reads. */
export type Built =
  | {
      type: 'chunk';
      name: string;
      fileName: string;
      facadeModuleId: string | null;
      moduleIds: readonly string[];
      imports: readonly string[];
      dynamicImports: readonly string[];
      viteMetadata?: { importedCss: ReadonlySet<string>; importedAssets: ReadonlySet<string> };
    }
  | { type: 'asset'; fileName: string };

/** The files of a build that the service worker keeps for offline visits; root-relative addresses. */
export interface OfflineFiles {
  shell: string[];
  hindi: string[];
  all: string[];
}

const HINDI = /\/i18n\/hi\//;
/** The styles of every page name the Hindi font, but English pages seldom need it. */
const HINDI_FONT = /devanagari.*\.woff2$/;
const PAGE = /Pages?\.tsx$/;

/**
 * Lists the files of the entry and the opened pages with everything that they import, except further pages.
 * Lists the Hindi files separately.
 * @param opened module paths of the pages
 * @throws when a page is not in the build
 */
export function listOfflineFiles(
  bundle: readonly Built[],
  opened: ReadonlySet<string>,
): OfflineFiles {
  const byName = new Map(bundle.map((built) => [built.fileName, built]));
  const has = (name: string, test: (module: string) => boolean): boolean => {
    const built = byName.get(name);
    return built?.type === 'chunk' && built.moduleIds.some(test);
  };
  const closure = (names: readonly string[], follow: (name: string) => boolean): Set<string> => {
    const found = new Set<string>();
    const visit = (name: string): void => {
      const built = byName.get(name);
      if (!built || found.has(name)) return;
      found.add(name);
      if (built.type !== 'chunk') return;
      for (const each of built.imports) visit(each);
      for (const each of built.viteMetadata?.importedCss ?? []) visit(each);
      for (const each of built.viteMetadata?.importedAssets ?? []) visit(each);
      for (const each of built.dynamicImports) if (follow(each)) visit(each);
    };
    for (const name of names) visit(name);
    return found;
  };
  const chunks = bundle.filter((built) => built.type === 'chunk');
  const pages = [...opened].map((module) => {
    const page = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!page) throw new Error(`The build has no chunk of ${module}`);
    return page.fileName;
  });
  const entries = chunks
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'))
    .map(({ fileName }) => fileName);
  const isWanted = (name: string): boolean =>
    has(name, (module) => opened.has(module)) || !has(name, (module) => PAGE.test(module));
  const inEnglish = closure(
    [...entries, ...pages],
    (name) => isWanted(name) && !has(name, (module) => HINDI.test(module)),
  );
  const inBoth = closure([...entries, ...pages], isWanted);
  const isHindi = (name: string): boolean => HINDI_FONT.test(name) || !inEnglish.has(name);
  return {
    shell: addresses([...inEnglish].filter((name) => !isHindi(name))),
    hindi: addresses([...inBoth].filter(isHindi)),
    all: addresses(byName.keys()),
  };
}

/** Returns the addresses of files with a hash, because only those can be cached for ever. */
const addresses = (names: Iterable<string>): string[] =>
  [...names]
    .filter((name) => name.startsWith('assets/'))
    .map((name) => `/${name}`)
    .toSorted();
