import type { Language } from './language';

const STOP = { en: '.', hi: '।' } as const;

/** Ends a text with the full stop of its language, unless it already ends with punctuation. */
export function formatSentence(text: string, language: Language = 'en'): string {
  return /[.।?!:]$/.test(text) ? text : text + STOP[language];
}
