import { defineTexts } from '../../common/i18n';

export const businessTexts = defineTexts('business', {
  en: async () => (await import('../../i18n/en/business')).businessTexts,
  hi: async () => (await import('../../i18n/hi/business')).businessTexts,
});
