import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createTranslator,
  type Language,
  sharedTexts,
  type TextTree,
} from '@marketplace/shared/i18n';
import { consentTexts } from '@marketplace/shared/i18n/en/consents';
import { consentTexts as consentsHindi } from '@marketplace/shared/i18n/hi/consents';
import { getOptions, OPTION_LIST_NAMES } from '@marketplace/shared/schema';

/** What stands in the place of some placeholders; anything stands in those of others. */
const PLACEHOLDERS: Record<string, string> = { '%{count}': String.raw`\d[\d,]*` };
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function* listTexts(tree: TextTree, path: string): Generator<[key: string, text: string]> {
  for (const [name, part] of Object.entries(tree)) {
    const key = path ? `${path}.${name}` : name;
    if (typeof part === 'string') yield [key, part];
    else yield* listTexts(part, key);
  }
}

const CATALOGUES = new URL('../../consumer-app/src/i18n/', import.meta.url);

const CONSENTS: Record<Language, TextTree> = { en: consentTexts, hi: consentsHindi };

/** Reads all catalogues of the borrower's app and the shared one in a language, as one tree. */
async function loadTree(language: Language): Promise<TextTree> {
  const folder = new URL(`${language}/`, CATALOGUES);
  const trees: Record<string, TextTree> = {
    shared: sharedTexts[language],
    consents: CONSENTS[language],
  };
  for (const file of readdirSync(folder)) {
    const texts: Record<string, TextTree> = await import(fileURLToPath(new URL(file, folder)));
    for (const [name, tree] of Object.entries(texts))
      if (typeof tree === 'object') trees[name] = tree;
  }
  return trees;
}

interface Lender {
  name: string;
  name_hi: string;
}

/** Names outside the catalogues: options of lists and lenders. */
function listNames(): [en: string, hi: string][] {
  const file = new URL('../../mock-server/fixtures/lenders.json', import.meta.url);
  const lenders: Lender[] = JSON.parse(readFileSync(file, 'utf8'));
  const options = OPTION_LIST_NAMES.flatMap((list): [string, string][] => {
    const hindi = getOptions(list, 'hi');
    return getOptions(list, 'en').map(({ label }, index) => [label, hindi[index]?.label ?? label]);
  });
  return [...options, ...lenders.map(({ name, name_hi }): [string, string] => [name, name_hi])];
}

const TREES = { en: await loadTree('en'), hi: await loadTree('hi') };
const KEYS = new Map<string, string[]>();
for (const [key, text] of listTexts(TREES.en, '')) KEYS.set(text, [...(KEYS.get(text) ?? []), key]);
const NAMES = new Map(listNames());

type Params = Record<string, string | number>;
type ToPattern = (english: string, params?: Params, of?: string) => RegExp;

/** Says what the pages say in one language. */
export interface Say {
  language: Language;
  /**
   * Returns the text of the language for an English text of the catalogues, written as it stands there, or for
   * an option or a lender by its English name. `of` names the catalogue where an English text has two meanings.
   */
  (english: string, params?: Params, of?: string): string;
  /** The same as a pattern of the whole text, with anything in the places of other placeholders. */
  like: ToPattern;
  /** The same as a pattern of a part of a text. */
  within: ToPattern;
}

/**
 * Returns a `Say` of a language. A test names its texts in English, as the page's author wrote them; in Hindi
 * it looks for what the catalogue of Hindi has in the same place.
 */
export function inLanguage(language: Language): Say {
  const translate = createTranslator(TREES[language], language);
  const say = (english: string, params: Params = {}, of = '') => {
    const keys = (KEYS.get(english) ?? []).filter((key) => key.startsWith(of));
    // A plural is one text, whose form depends on the count.
    const places = keys.map((key) => ('count' in params ? key.replace(/_(one|other)$/, '') : key));
    const texts = new Set(places.map((key) => translate(key, params)));
    const [text = NAMES.get(english) && (language === 'hi' ? NAMES.get(english) : english)] = texts;
    if (text === undefined) throw new Error(`No catalogue has "${english}"`);
    if (texts.size > 1) throw new Error(`"${english}" is ${[...texts].join(' or ')}: say of which`);
    return text;
  };
  const toSource = (...text: Parameters<ToPattern>) =>
    say(...text)
      .split(/(%\{\w+\})/)
      .map((part) => PLACEHOLDERS[part] ?? (part.startsWith('%{') ? '.+' : escapeRegExp(part)))
      .join('');
  return Object.assign(say, {
    language,
    like: (...text: Parameters<ToPattern>) => new RegExp(`^${toSource(...text)}$`),
    within: (...text: Parameters<ToPattern>) => new RegExp(toSource(...text)),
  });
}
