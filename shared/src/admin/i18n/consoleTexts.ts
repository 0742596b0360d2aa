import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, StringMap, TranslationMessages } from 'react-admin';
import { type Language, getPluralForm } from '../../i18n';
import { RESOURCES } from '../../resources';
import type { PreferenceStore } from '../preferences/preferences';
import { kitTexts, type TextLoaders } from './kitTexts';

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'hi', name: 'हिन्दी' },
];

/** The names of the declared resources and their fields, under react-admin's keys. */
const getResourceTexts = (language: Language) =>
  Object.fromEntries(
    RESOURCES.flatMap(({ name, labels }) => {
      if (!labels) return [];
      const { fields, ...own } = labels[language];
      return [[name, { ...own, fields: { ...fields } }]];
    }),
  );

/** The plural rule of all texts, react-admin's too. */
const formIndex = (language: Language) => (count: number) =>
  getPluralForm(language, count) === 'one' ? 0 : 1;

const pluralRules = {
  pluralTypes: { en: formIndex('en'), hi: formIndex('hi') },
  pluralTypeToLanguages: { en: ['en'], hi: ['hi'] },
};

/** Joins the forms of each plural, `{key}_one` and `{key}_other`, into one phrase, as polyglot expects. */
const joinPlurals = (tree: StringMap): StringMap =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, text = '']): [string, string | StringMap][] => {
      if (typeof text !== 'string') return [[key, joinPlurals(text)]];
      const stem = key.replace(/_one$/, '');
      const other = tree[`${stem}_other`];
      return stem !== key && typeof other === 'string'
        ? [[stem, `${text} |||| ${other}`]]
        : [[key, text]];
    }),
  );

/**
 * Creates the i18n provider with react-admin's texts, the shared ones, the kit's and the app's, in the preferred
 * language.
 */
export async function createI18nProvider(
  preferences: PreferenceStore,
  own: TextLoaders,
): Promise<I18nProvider> {
  const loadTexts = async (language: Language): Promise<TranslationMessages> => {
    const [base, app] = await Promise.all([kitTexts[language](), own[language]()]);
    const { ra, ...texts } = { ...app, ...base, resources: getResourceTexts(language) };
    return { ...joinPlurals(texts), ra };
  };
  const first = preferences.get('language');
  const firstTexts = await loadTexts(first);
  const provider = polyglotI18nProvider(
    (locale) => (locale === first ? firstTexts : loadTexts(locale === 'hi' ? 'hi' : 'en')),
    first,
    languages,
    { pluralRules },
  );
  return {
    ...provider,
    translate: (key: string, options: Readonly<Record<string, unknown>> = {}) =>
      provider.translate(key, { smart_count: options['count'], ...options }),
  };
}
