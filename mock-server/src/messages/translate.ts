import type { Translate } from '@marketplace/shared/i18n';
import { createTranslator } from '@marketplace/shared/i18n';
import type { MessageKey } from './en';
import { en } from './en';
import { hi } from './hi';

export type Language = 'en' | 'hi';

export type Params = Readonly<Record<string, string | number>>;

const translators: Record<Language, Translate> = {
  en: createTranslator(en),
  hi: createTranslator(hi, 'hi'),
};

/** The server's own text in a language. */
export const translate = (language: Language, key: MessageKey, params: Params = {}): string =>
  translators[language](key, params);
