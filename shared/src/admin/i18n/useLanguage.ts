import { useLocale } from 'react-admin';
import type { Language } from '../../i18n';

/** The language that the console speaks at the moment. */
export function useLanguage(): Language {
  return useLocale() === 'hi' ? 'hi' : 'en';
}
