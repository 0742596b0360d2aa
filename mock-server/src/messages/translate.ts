import type { Translate } from '@marketplace/shared/i18n';
import { createTranslator } from '@marketplace/shared/i18n';
import { en } from './en';
import { hi } from './hi';

/** The key of a message; its plural forms share one. */
export type MessageKey = keyof typeof en extends infer Key
  ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
    ? Stem
    : Key
  : never;

export type Language = 'en' | 'hi';

/** The language of a person by the id in the profile (section 3); by default English. */
export const toLanguage = (id: number): Language => (id === 2 ? 'hi' : 'en');

export type Params = Readonly<Record<string, string | number>>;

const translators: Record<Language, Translate> = {
  en: createTranslator(en),
  hi: createTranslator(hi, 'hi'),
};

export const translate = (language: Language, key: MessageKey, params: Params = {}): string =>
  translators[language](key, params);
