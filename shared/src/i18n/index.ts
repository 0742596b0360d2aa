import type { TextTree } from './catalogue';
import { sharedTexts as english } from './en';
import { sharedTexts as hindi } from './hi';
import type { Language } from './language';
import { type Translate, createTranslator } from './translator';

export type { Texts, TextTree } from './catalogue';
export { LANGUAGES, type Language } from './language';
export { createTranslator, getPluralForm, type Translate } from './translator';

/** The texts that the apps and the server share, by language. A page that has to be small imports `i18n/en` or `i18n/hi` instead. */
export const sharedTexts: Record<Language, TextTree> = { en: english, hi: hindi };

const translators: Record<Language, Translate> = {
  en: createTranslator(english),
  hi: createTranslator(hindi, 'hi'),
};

/** The shared texts in one language. */
export const getTranslator = (language: Language): Translate => translators[language];
