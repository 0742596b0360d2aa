import type { TranslationMessages } from 'react-admin';
import type { Language, TextTree } from '../../i18n';

/** An app's own texts, those of each language in a chunk that is fetched when it is wanted. */
export type TextLoaders = Record<Language, () => Promise<TextTree>>;

/** react-admin's translations, the shared texts and the kit's, each language in a chunk of its own. */
export const kitTexts: Record<Language, () => Promise<TranslationMessages>> = {
  en: () => import('./english').then(({ texts }) => texts),
  hi: () => import('./hindi').then(({ texts }) => texts),
};
