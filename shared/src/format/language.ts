/** The languages that figures and dates are written in. */
export type Language = 'en' | 'hi';

/** The Intl locale of a language: Indian grouping, and Latin digits in both. */
export function intlLocale(language: Language): string {
  return language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN-u-nu-latn';
}
