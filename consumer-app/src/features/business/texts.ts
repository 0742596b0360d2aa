import { defineTexts } from '../../i18n';
import { businessTexts as english } from '../../i18n/en/business';

export const businessTexts = defineTexts('business', {
  en: english,
  hi: async () => (await import('../../i18n/hi/business')).businessTexts,
});
