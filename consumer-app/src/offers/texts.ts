import { defineTexts } from '../i18n';
import { offersTexts as english } from '../i18n/en/offers';

export const offersTexts = defineTexts('offers', {
  en: english,
  hi: async () => (await import('../i18n/hi/offers')).offersTexts,
});
