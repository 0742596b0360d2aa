import type { TextLoaders } from '@marketplace/shared/admin/signIn';
import type { Texts } from '@marketplace/shared/i18n';

type English = typeof import('../i18n/en');

/** The texts of this console: a language's index exports a namespace for each subject. */
export const ownTexts: TextLoaders = {
  en: () => import('../i18n/en'),
  hi: (): Promise<Texts<English>> => import('../i18n/hi'),
};
