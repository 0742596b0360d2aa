import { createContext, use } from 'react';
import type { Language } from '../../i18n';

/** The language that the console speaks at the moment, for its hundreds of cells: a look, not a subscription each. */
export const LanguageContext = createContext<Language>('en');

/** The language that the console speaks at the moment. */
export const useLanguage = (): Language => use(LanguageContext);
