import type { Language } from './language';

/** Returns what a record says in a language: the English text where it has no Hindi one. */
export const pickRecordText = (language: Language, english: string, hindi = ''): string =>
  language === 'hi' && hindi !== '' ? hindi : english;
