import { LANGUAGES, type Language } from '../../i18n';

/** The console's language for react-admin's locale; English for an unknown one. */
export const toLanguage = (locale: string): Language =>
  LANGUAGES.find((language) => language === locale) ?? 'en';
