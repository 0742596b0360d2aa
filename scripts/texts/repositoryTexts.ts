import {
  type Catalogue,
  type Catalogues,
  type Entry,
  mergeCatalogues,
  readCatalogue,
  readExports,
} from './catalogue';
import type { Sources } from './sources';
import { getLine, getName, type Node, getText, walk } from './syntax';
import type { TextHooks } from './translators';

/** One app's texts: the folder of its code, its text hooks, and its catalogues. */
export interface AppTexts {
  name: string;
  files: readonly string[];
  hooks: TextHooks;
  catalogues: ReadonlyMap<string, Catalogues>;
  /** Keys of an outside package. */
  foreign: RegExp;
}

const readBothLanguages = (read: (language: 'en' | 'hi') => Catalogues['en']): Catalogues => ({
  en: read('en'),
  hi: read('hi'),
});

/** The texts of one language as `defineTexts` takes them: loaded at once, or by dynamic import. */
function readLanguage(sources: Sources, file: string, texts: Node): Catalogue {
  if (texts.type === 'Identifier') return readCatalogue(sources, file, texts.name);
  let from: string | undefined;
  let name: string | undefined;
  walk(texts, (node) => {
    if (node.type === 'ImportExpression') from = getText(node.source);
    if (node.type === 'MemberExpression') name = getName(node.property);
  });
  const target = from === undefined ? undefined : sources.resolve(file, from);
  if (!target || name === undefined) throw new Error(`${file} defines texts that are not found`);
  return readCatalogue(sources, target, name);
}

/** Reads the catalogues that the borrower app defines with `defineTexts`. */
function readDefinedTexts(sources: Sources, files: readonly string[]): Map<string, Catalogues> {
  const found = new Map<string, Catalogues>();
  for (const file of files)
    walk(sources.read(file).program, (node) => {
      if (node.type !== 'CallExpression' || getName(node.callee) !== 'defineTexts') return;
      const [first, texts] = node.arguments;
      const namespace = first && getText(first);
      if (namespace === undefined || texts?.type !== 'ObjectExpression') return;
      const at = (language: string): Catalogue => {
        const property = texts.properties.find(
          (each) => each.type === 'Property' && getName(each.key) === language,
        );
        if (property?.type !== 'Property') throw new Error(`${file}: no texts in ${language}`);
        return readLanguage(sources, file, property.value);
      };
      found.set(namespace, readBothLanguages(at));
    });
  return found;
}

const isBelow =
  (...folders: string[]) =>
  (file: string): boolean =>
    folders.some((folder) => file.startsWith(folder)) && !file.includes('/i18n/');

export const readSharedCatalogue = (sources: Sources): Catalogues =>
  readBothLanguages((language) =>
    readCatalogue(sources, `shared/src/i18n/${language}/index.ts`, 'sharedTexts'),
  );

/** Reads the borrower app's texts: one namespace per feature. */
export function readBorrowerTexts(sources: Sources): AppTexts {
  const files = sources.files.filter(isBelow('consumer-app/src/', 'shared/src/'));
  return {
    name: 'consumer-app',
    files: files.filter((file) => !file.startsWith('shared/src/admin/')),
    hooks: {
      useShellTexts: 'shell',
      useStartTexts: 'start',
      useSharedTexts: 'shared',
      useTranslate: 'shared',
      sharedText: 'shared',
    },
    catalogues: new Map([
      ...readDefinedTexts(sources, files),
      ['shared', readSharedCatalogue(sources)],
      [
        'start',
        readBothLanguages((language) =>
          readCatalogue(sources, `consumer-app/src/i18n/${language}/start.ts`, 'startTexts'),
        ),
      ],
      [
        'shell',
        readBothLanguages((language) =>
          readCatalogue(sources, `consumer-app/src/i18n/${language}/shell.ts`, 'shellTexts'),
        ),
      ],
    ]),
    foreign: /^$/,
  };
}

const CONSOLE_HOOKS = { useTranslate: 'console', translate: 'console', t: 'console' };

/** Reads a console's texts: one tree of the shared, the kit's, its own, and react-admin's. */
export function readConsoleTexts(sources: Sources, app: string): AppTexts {
  const texts = readBothLanguages((language) =>
    mergeCatalogues([
      [
        '',
        readCatalogue(
          sources,
          `shared/src/admin/i18n/${language === 'en' ? 'english' : 'hindi'}.ts`,
          'texts',
        ),
      ],
      ['sign_in', readCatalogue(sources, `shared/src/admin/i18n/${language}/signIn.ts`, 'signIn')],
      ['', readExports(sources, `${app}/src/i18n/${language}/index.ts`)],
    ]),
  );
  return {
    name: app,
    files: sources.files.filter(isBelow(`${app}/src/`, 'shared/src/')),
    hooks: CONSOLE_HOOKS,
    catalogues: new Map([['console', texts]]),
    foreign: /^ra\./,
  };
}

export const readServerCatalogue = (sources: Sources): Catalogues =>
  readBothLanguages((language) =>
    readCatalogue(sources, `mock-server/src/messages/${language}.ts`, language),
  );

/** Reads texts in pairs `{ en, hi }`, such as the options of lists. */
export function readPairedTexts(sources: Sources): Catalogues {
  const paired = { en: new Map<string, Entry>(), hi: new Map<string, Entry>() };
  for (const file of sources.files.filter((each) => !each.includes('/i18n/'))) {
    const { program, source } = sources.read(file);
    walk(program, (node) => {
      if (node.type !== 'ObjectExpression') return;
      const line = getLine(source, node.start);
      const texts = new Map(
        node.properties.flatMap((property) => {
          const text = property.type === 'Property' ? getText(property.value) : undefined;
          const name = property.type === 'Property' ? getName(property.key) : undefined;
          return text !== undefined && name !== undefined ? [[name, text] as const] : [];
        }),
      );
      const [en, hi] = [texts.get('en'), texts.get('hi')];
      if (en === undefined || hi === undefined) return;
      const name = texts.get('id') ?? en;
      paired.en.set(`${file}:${node.start} ${name}`, { text: en, file, line });
      paired.hi.set(`${file}:${node.start} ${name}`, { text: hi, file, line });
    });
  }
  return paired;
}
