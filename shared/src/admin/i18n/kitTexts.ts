import type { TranslationMessages } from 'react-admin';
import type { Language, TextTree } from '../../i18n';

/** An app's own texts; the chunk of a language loads on demand. */
export type TextLoaders = Record<Language, () => Promise<TextTree>>;

/** The texts of react-admin, of `shared` and of the kit; each language is a chunk of its own. */
export const kitTexts: Record<Language, () => Promise<TranslationMessages>> = {
  en: () => import('./english').then(({ texts }) => texts),
  hi: () => import('./hindi').then(({ texts }) => texts),
};
