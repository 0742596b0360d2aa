export type Language = 'en' | 'hi';

/** Returns the Intl locale of a language, with Indian grouping and Latin digits. */
export function getIntlLocale(language: Language): string {
  return language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN-u-nu-latn';
}
