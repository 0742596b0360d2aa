import { LANGUAGES, type Language } from '../../i18n';

/** The console's language from react-admin's locale; English for one that it does not have. */
export const toLanguage = (locale: string): Language =>
  LANGUAGES.find((language) => language === locale) ?? 'en';
