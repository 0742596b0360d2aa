import type { Language } from './language';

const STOP = { en: '.', hi: '।' } as const;

/** A text as a whole sentence: with the full stop of its language, unless one ends it already. */
export function formatSentence(text: string, language: Language = 'en'): string {
  return /[.।?!:]$/.test(text) ? text : text + STOP[language];
}
