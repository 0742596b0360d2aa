import { defineTexts } from '../i18n';
import { productsTexts as english } from '../i18n/en/products';

export const productsTexts = defineTexts('products', {
  en: english,
  hi: async () => (await import('../i18n/hi/products')).productsTexts,
});
