import type { TextLoaders } from '@marketplace/shared/admin/signIn';

export const ownTexts: TextLoaders = {
  en: () => import('../i18n/en').then(({ texts }) => texts),
  hi: () => import('../i18n/hi').then(({ texts }) => texts),
};
