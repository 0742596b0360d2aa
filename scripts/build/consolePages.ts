import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ConsoleFiles, ConsolePages } from '@marketplace/mock-server/pages';
import type { Language, TextTree } from '@marketplace/shared/i18n';
import type { Plugin } from 'vite';
import type { Built } from './offlineFiles.ts';
import { type ManifestPage, readManifests } from './readManifests.ts';

export interface ConsoleBuild {
  /** Absolute folder of the console. */
  root: string;
  /** Path under which it is served, with a slash at both ends. */
  base: string;
  /** The ids of the calls that every page of the console makes at once. */
  calls: string[];
}

interface ResolvedPage extends Omit<ManifestPage, 'imports'> {
  modules: string[];
}

const ADMIN = resolve(import.meta.dirname, '..', '..', 'shared', 'src', 'admin');

/** The pages of resources that are declared by their fields. They have no manifest of their own. */
const DECLARED: readonly ResolvedPage[] = [
  {
    path: '/:resource',
    modules: [join(ADMIN, 'resource/ResourceList.tsx')],
    calls: [],
    label: undefined,
  },
  {
    path: '/:resource/:id',
    modules: [join(ADMIN, 'resource/ResourceEdit.tsx')],
    calls: [],
    label: undefined,
  },
];

/** The modules with a language's texts. */
const getTextModules = (root: string): Record<Language, [shared: string, own: string]> => ({
  en: [join(ADMIN, 'i18n/english.ts'), join(root, 'src/i18n/en/index.ts')],
  hi: [join(ADMIN, 'i18n/hindi.ts'), join(root, 'src/i18n/hi/index.ts')],
});

/** Returns the texts of a catalogue's module or of a part of it. */
const readTexts = (part: unknown): TextTree =>
  typeof part === 'object' && part !== null
    ? Object.fromEntries(
        Object.entries(part).map(([key, value]: [string, unknown]) => [
          key,
          typeof value === 'string' ? value : readTexts(value),
        ]),
      )
    : {};

/** Returns a function that gives a page's heading in both languages, unless a record names the page. */
async function createHeadings(root: string) {
  // Vite reads this file in development, too, when nothing compiles what it imports.
  const { createTranslator } = await import('@marketplace/shared/i18n');
  const { RESOURCES } = await import('@marketplace/shared/resources');
  const translate = await Promise.all(
    Object.values(getTextModules(root)).map(async ([shared, own]) => {
      const { texts } = readTexts(await import(shared));
      return createTranslator({ ...readTexts(texts), ...readTexts(await import(own)) });
    }),
  );
  return ({ path, label }: ResolvedPage): ConsolePages['pages'][number]['heading'] => {
    const key = label ?? RESOURCES.find(({ name }) => path === `/${name}`)?.nameKey;
    const [en, hi] = key === undefined ? [] : translate.map((text) => text(key));
    return en !== undefined && hi !== undefined ? { en, hi } : null;
  };
}

type Chunk = Extract<Built, { type: 'chunk' }>;

/** Returns a function that lists the files of modules with all that they import, except those of `loaded`. */
function createFileLists(bundle: readonly Built[], base: string) {
  const chunks = bundle.flatMap((built) => (built.type === 'chunk' ? [built] : []));
  const findChunks = (modules: readonly string[]): Set<Chunk> => {
    const found = new Set<Chunk>();
    for (const module of modules) {
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`${module} is not in the build`);
      found.add(chunk);
    }
    for (const { imports } of found)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    return found;
  };
  return (modules: readonly string[], loaded: readonly string[]): ConsoleFiles => {
    const without = findChunks(loaded);
    const own = [...findChunks(modules)].filter((chunk) => !without.has(chunk));
    const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return {
      scripts: own.map(({ fileName }) => base + fileName),
      styles: [...new Set(styles)].map((fileName) => base + fileName),
    };
  };
}

/**
 * Writes `console.json`: the files and the first calls of each page, from the manifests and the bundle. The server
 * names them in the HTML of a signed-in person, so that they load side by side; else a slow line would wait for the
 * first script, the console, the page and its data one after the other. The script in the page sends the calls.
 */
export function consolePages({ root, base, calls }: ConsoleBuild): Plugin {
  const first = join(root, 'index.html');
  const entry = join(root, 'src/app/openConsole.tsx');
  const script = readFileSync(join(ADMIN, 'auth/sendFirstCalls.js'), 'utf8');
  let pages: ResolvedPage[] = [];
  let findHeading: Awaited<ReturnType<typeof createHeadings>>;
  return {
    name: 'console-pages',
    apply: 'build',
    async buildStart() {
      const folder = join(root, 'src/resources');
      const files = readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name, 'index.ts'));
      const declared = files.flatMap((file) =>
        readManifests(file, readFileSync(file, 'utf8')).map((page) => ({ file, ...page })),
      );
      const own = declared.map(async ({ file, imports, ...page }) => {
        const ids = imports.map(async (each) => (await this.resolve(each, file))?.id ?? each);
        return { ...page, modules: await Promise.all(ids) };
      });
      pages = await Promise.all(own);
      findHeading = await createHeadings(root);
      const list = readFileSync(join(root, 'src/app/resources.ts'), 'utf8');
      if (list.includes('RESOURCES')) pages.push(...DECLARED);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const children = script.replaceAll(/^ *\/\/.*\n/gm, '').trim();
        // Insert it after the first script, which has priority, and before the styles, which would delay it.
        return html.replace(
          '<link rel="stylesheet"',
          (link) => `<script>${children}</script>\n    ${link}`,
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = createFileLists(Object.values<Built>(bundle), base);
        const { en, hi } = getTextModules(root);
        const written: ConsolePages = {
          console: { ...list([entry], [first]), calls },
          texts: { en: list(en, [first, entry]), hi: list(hi, [first, entry]) },
          pages: pages.map((page) => ({
            path: page.path,
            calls: page.calls,
            heading: findHeading(page),
            ...list(page.modules, [first, entry]),
          })),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'console.json',
          source: JSON.stringify(written),
        });
      },
    },
  };
}
