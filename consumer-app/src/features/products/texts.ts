import { defineTexts } from '../../common/i18n';

export const productsTexts = defineTexts('products', {
  en: async () => (await import('../../i18n/en/products')).productsTexts,
  hi: async () => (await import('../../i18n/hi/products')).productsTexts,
});
