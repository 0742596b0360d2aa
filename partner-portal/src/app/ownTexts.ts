import type { TextLoaders } from '@marketplace/shared/admin/signIn';
import type { Texts } from '@marketplace/shared/i18n';
import type * as english from '../i18n/en';

/** The texts of this console: a language's index exports a namespace for each subject. */
export const ownTexts: TextLoaders = {
  en: () => import('../i18n/en'),
  hi: (): Promise<Texts<typeof english>> => import('../i18n/hi'),
};
