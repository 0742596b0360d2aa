import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Language } from '../../i18n';
import { RESOURCES } from '../../resources';
import type { PreferenceStore } from '../preferences';
import { kitTexts, type TextLoaders } from './kitTexts';

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'hi', name: 'हिन्दी' },
];

/** The names of the declared resources and their fields, where react-admin looks for them. */
const resourceTexts = (language: Language) =>
  Object.fromEntries(
    RESOURCES.flatMap(({ name, labels }) => {
      if (!labels) return [];
      const { fields, ...own } = labels[language];
      return [[name, { ...own, fields: { ...fields } }]];
    }),
  );

/** react-admin's translations, the shared ones, the kit's and an app's own, in the preferred language. */
export async function createI18nProvider(
  preferences: PreferenceStore,
  own: TextLoaders,
): Promise<I18nProvider> {
  const textsIn = async (language: Language): Promise<TranslationMessages> => {
    const [base, app] = await Promise.all([kitTexts[language](), own[language]()]);
    return { ...app, ...base, resources: resourceTexts(language) };
  };
  const first = preferences.get('language');
  const firstTexts = await textsIn(first);
  return polyglotI18nProvider(
    (locale) => (locale === first ? firstTexts : textsIn(locale === 'hi' ? 'hi' : 'en')),
    first,
    languages,
  );
}
