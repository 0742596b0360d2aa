import type { Translate } from '@marketplace/shared/i18n';
import { createTranslator } from '@marketplace/shared/i18n';
import { en } from './en';
import { hi } from './hi';

/** The name of a message; the forms of a plural have one together. */
export type MessageKey = keyof typeof en extends infer Key
  ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
    ? Stem
    : Key
  : never;

export type Language = 'en' | 'hi';

export type Params = Readonly<Record<string, string | number>>;

const translators: Record<Language, Translate> = {
  en: createTranslator(en),
  hi: createTranslator(hi, 'hi'),
};

/** The server's own text in a language. */
export const translate = (language: Language, key: MessageKey, params: Params = {}): string =>
  translators[language](key, params);
