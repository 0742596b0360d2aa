import { createContext, use } from 'react';
import type { Language } from '../../i18n';

/** The console's language without a subscription, for its hundreds of cells. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);
